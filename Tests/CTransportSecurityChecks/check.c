// Drives the C part with good, broken and random input; built with sanitizers by .ci/sanitize-tls.sh.
// With a port and a file of authorities it also makes real connections to a server on loopback.

#include "CTransportSecurity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

static void check(int condition, const char *words) {
  if (condition) return;
  failures++;
  fprintf(stderr, "failed: %s\n", words);
}

static uint64_t state = 0x9E3779B97F4A7C15ULL;

static uint8_t random_byte(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint8_t)(state >> 24);
}

static void feed_nonsense(cts_context *context, int round) {
  cts_offer offer = {0x0301, 0x0304, round % 3 == 0 ? "AES128-SHA:ECDHE-RSA-AES128-GCM-SHA256" : NULL, round % 2 ? "ats.test" : NULL};
  cts_connection *connection = cts_connection_create(context, &offer);
  if (connection == NULL) {
    check(0, "a connection is made");
    return;
  }
  check(cts_connection_handshake(connection) == CTS_WANTS_BYTES, "a handshake waits for the server");
  uint8_t buffer[4096];
  size_t total = 0, count;
  while ((count = cts_connection_drain(connection, buffer, 100)) > 0) total += count;
  check(total > 100, "a hello is sent");
  uint8_t record[1500];
  size_t size = 0;
  static const uint8_t hello[] = {22, 3, 3, 0, 42, 2, 0, 0, 38, 3, 3};
  if (round % 2 == 0) {
    memcpy(record, hello, sizeof hello);
    for (size = sizeof hello; size < sizeof hello + 32; size++) record[size] = random_byte();
    static const uint8_t tail[] = {0, 0xC0, 0x2F, 0};
    memcpy(record + size, tail, sizeof tail);
    size += sizeof tail;
  }
  size_t more = (size_t)random_byte() * 5;
  for (size_t index = 0; index < more; index++) record[size++] = index == 0 ? 22 : index == 1 ? 3 : index == 2 ? 3 : random_byte();
  // The output of a record is split so that every boundary occurs.
  for (size_t at = 0; at < size;) {
    size_t part = 1 + random_byte() % 40;
    if (part > size - at) part = size - at;
    check(cts_connection_feed(connection, record + at, part) == 1, "bytes are taken");
    at += part;
    cts_status status = cts_connection_handshake(connection);
    while (cts_connection_drain(connection, buffer, sizeof buffer) > 0) {
    }
    if (status == CTS_FAILED) break;
  }
  cts_connection_feed_end(connection);
  check(cts_connection_handshake(connection) != CTS_DONE, "nonsense is no handshake");
  check(cts_connection_failure_words(connection) != NULL, "a failure has words");
  (void)cts_connection_failure_reason(connection);
  check(cts_connection_version(connection) == 0, "there is no version");
  (void)cts_connection_suite(connection);
  (void)cts_connection_trust(connection);
  for (int validated = 0; validated < 2; validated++) {
    size_t length;
    cts_release(cts_connection_certificate(connection, validated, 0, &length));
  }
  int source;
  size_t length;
  cts_release(cts_connection_timestamp(connection, 0, &length, &source));
  size_t got;
  check(cts_connection_read(connection, buffer, sizeof buffer, &got) != CTS_DONE || got == 0, "nothing can be read");
  cts_connection_release(connection);
}

static int connect_to(cts_context *context, uint16_t port) {
  cts_address addresses[4];
  if (cts_resolve("127.0.0.1", 4, 1000, addresses, 4) != 1) return 0;
  int descriptor = cts_socket_open(&addresses[0], port);
  if (descriptor < 0) return 0;
  if (!cts_socket_wait(descriptor, 1, 2000) || cts_socket_outcome(descriptor) != CTS_NETWORK_FINE) return 0;
  cts_offer offer = {0x0301, 0x0304, NULL, "ats.test"};
  cts_connection *connection = cts_connection_create(context, &offer);
  uint8_t buffer[8192];
  int64_t end = cts_clock_milliseconds() + 5000;
  cts_status status;
  while ((status = cts_connection_handshake(connection)) == CTS_WANTS_BYTES && cts_clock_milliseconds() < end) {
    size_t count;
    while ((count = cts_connection_drain(connection, buffer, sizeof buffer)) > 0) cts_socket_send(descriptor, buffer, count);
    if (!cts_socket_wait(descriptor, 0, 2000)) break;
    long received = cts_socket_receive(descriptor, buffer, sizeof buffer);
    if (received == 0) cts_connection_feed_end(connection);
    if (received > 0) cts_connection_feed(connection, buffer, (size_t)received);
  }
  int is_fine = status == CTS_DONE && cts_connection_version(connection) >= 0x0303 && cts_connection_suite(connection) != 0 &&
                cts_connection_trust(connection) == 0 && cts_connection_certificate_count(connection, 0) >= 1 &&
                cts_connection_certificate_count(connection, 1) >= 1;
  size_t length = 0;
  uint8_t *certificate = cts_connection_certificate(connection, 0, 0, &length);
  is_fine = is_fine && certificate != NULL && length > 100 && certificate[0] == 0x30;
  cts_release(certificate);
  (void)cts_connection_timestamp_count(connection);
  cts_connection_release(connection);
  cts_socket_close(descriptor);
  return is_fine;
}

int main(int count, char **arguments) {
  char message[256];
  check(cts_engine_open("libno-ssl.so.3", "libno-crypto.so.3", message, sizeof message) == NULL, "a missing library cannot be opened");
  check(strncmp(message, "no TLS engine", 13) == 0, "a missing library is reported");
  char little[8];
  check(cts_engine_open("libno-ssl.so.3", "libno-crypto.so.3", little, sizeof little) == NULL && little[7] == 0, "messages are cut");
  const cts_engine *engine = cts_engine_open(NULL, NULL, message, sizeof message);
  if (engine == NULL) {
    printf("skipped: %s\n", message);
    return failures != 0;
  }
  printf("%s\n", cts_engine_version(engine));
  uint8_t digest[32];
  check(cts_engine_sha256(engine, (const uint8_t *)"abc", 3, digest) && digest[0] == 0xBA && digest[31] == 0xAD, "SHA-256 of abc");
  check(cts_engine_verify(engine, digest, 32, digest, 32, digest, 32) == -1, "nonsense is no key");
  check(cts_context_create(engine, "/nonexistent", 0, message, sizeof message) == NULL && message[0] != 0, "a missing file is reported");
  cts_context *context = cts_context_create(engine, count > 2 ? arguments[2] : NULL, 0, message, sizeof message);
  check(context != NULL, "a context is made");
  if (context == NULL) return 1;
  for (int round = 0; round < 3000; round++) feed_nonsense(context, round);
  cts_address addresses[2];
  check(cts_resolve("::1", 0, 100, addresses, 2) == 1 && addresses[0].family == 6, "an address needs no look-up");
  check(cts_resolve("", 0, 100, addresses, 2) < 0, "an empty name has no address");
  check(cts_socket_open(&addresses[0], 1) >= -7, "a refusal is an answer");
  if (count > 2) {
    for (int round = 0; round < 20; round++) check(connect_to(context, (uint16_t)atoi(arguments[1])), "a server answers");
  }
  cts_context_release(context);
  printf(failures == 0 ? "all checks pass\n" : "%d checks fail\n", failures);
  return failures != 0;
}
