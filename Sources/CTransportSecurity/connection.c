#include "engine.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cts_connection {
  const cts_engine *engine;
  SSL *ssl;
  // Owned by `ssl`.
  BIO *input;
  BIO *output;
  int is_established;
  int failure_reason;
  char failure_words[160];
};

enum {
  control_host_name = 55,
  control_status_request = 65,
  control_groups = 92,
  control_minimum_version = 123,
  control_maximum_version = 124,
  control_pending = 10,
  control_end_value = 130,
  error_zero_return = 6,
  error_wants_read = 2,
  error_wants_write = 3,
  most_items = 100,
};

static void keep_failure(cts_connection *connection) {
  unsigned long code = connection->engine->ERR_peek_error();
  const char *words = code == 0 ? NULL : connection->engine->ERR_reason_error_string(code);
  // The reason is the lower 23 bits, except for errors of the system, which have the top bit.
  connection->failure_reason = code == 0 || (code & 0x80000000UL) != 0 ? 0 : (int)(code & 0x7FFFFF);
  snprintf(connection->failure_words, sizeof connection->failure_words, "%s", words == NULL ? "the connection ended" : words);
  connection->engine->ERR_clear_error();
}

static cts_status status_of(cts_connection *connection, int result) {
  int error = connection->engine->SSL_get_error(connection->ssl, result);
  if (error == error_wants_read || error == error_wants_write) return CTS_WANTS_BYTES;
  if (error == error_zero_return) return CTS_CLOSED;
  keep_failure(connection);
  return CTS_FAILED;
}

static int make_offer(const cts_engine *engine, SSL *ssl, const cts_offer *offer) {
  // Small and odd groups belong to it: a server that knows nothing else shall be named, not just fail.
  static char groups[] = "X25519:P-256:P-384:P-521:X448:secp224r1:P-192:secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1";
  static char plain_groups[] = "X25519:P-256:P-384:P-521";
  static const unsigned char protocols[] = {8, 'h', 't', 't', 'p', '/', '1', '.', '1'};
  if (engine->SSL_ctrl(ssl, control_minimum_version, offer->minimum_version, NULL) != 1) return 0;
  if (engine->SSL_ctrl(ssl, control_maximum_version, offer->maximum_version, NULL) != 1) return 0;
  if (engine->SSL_set_cipher_list(ssl, offer->suites == NULL ? "ALL:!aNULL:!eNULL" : offer->suites) != 1) return 0;
  if (engine->SSL_ctrl(ssl, control_groups, 0, groups) != 1 && engine->SSL_ctrl(ssl, control_groups, 0, plain_groups) != 1) return 0;
  engine->SSL_set_alpn_protos(ssl, protocols, sizeof protocols);
  engine->SSL_ctrl(ssl, control_status_request, 1, NULL);
  if (offer->server_name == NULL) return 1;
  char name[256];
  size_t length = strlen(offer->server_name);
  if (length == 0 || length >= sizeof name) return 1;
  memcpy(name, offer->server_name, length + 1);
  return engine->SSL_ctrl(ssl, control_host_name, 0, name) == 1;
}

cts_connection *cts_connection_create(cts_context *context, const cts_offer *offer) {
  const cts_engine *engine = context->engine;
  cts_connection *connection = calloc(1, sizeof *connection);
  if (connection == NULL) return NULL;
  connection->engine = engine;
  connection->ssl = engine->SSL_new(context->context);
  BIO *input = engine->BIO_new(engine->BIO_s_mem());
  BIO *output = engine->BIO_new(engine->BIO_s_mem());
  if (connection->ssl == NULL || input == NULL || output == NULL || !make_offer(engine, connection->ssl, offer)) {
    if (input != NULL) engine->BIO_free(input);
    if (output != NULL) engine->BIO_free(output);
    if (connection->ssl != NULL) engine->SSL_free(connection->ssl);
    engine->ERR_clear_error();
    free(connection);
    return NULL;
  }
  engine->BIO_ctrl(input, control_end_value, -1, NULL);
  engine->BIO_ctrl(output, control_end_value, -1, NULL);
  engine->SSL_set_bio(connection->ssl, input, output);
  engine->SSL_set_connect_state(connection->ssl);
  connection->input = input;
  connection->output = output;
  engine->ERR_clear_error();
  return connection;
}

void cts_connection_release(cts_connection *connection) {
  if (connection == NULL) return;
  connection->engine->SSL_free(connection->ssl);
  connection->engine->ERR_clear_error();
  free(connection);
}

int cts_connection_feed(cts_connection *connection, const uint8_t *bytes, size_t count) {
  if (count == 0) return 1;
  if (count > INT_MAX) return 0;
  return connection->engine->BIO_write(connection->input, bytes, (int)count) == (int)count;
}

void cts_connection_feed_end(cts_connection *connection) {
  connection->engine->BIO_ctrl(connection->input, control_end_value, 0, NULL);
}

size_t cts_connection_drain(cts_connection *connection, uint8_t *bytes, size_t capacity) {
  if (capacity == 0 || connection->engine->BIO_ctrl(connection->output, control_pending, 0, NULL) <= 0) return 0;
  int taken = connection->engine->BIO_read(connection->output, bytes, capacity > INT_MAX ? INT_MAX : (int)capacity);
  return taken > 0 ? (size_t)taken : 0;
}

cts_status cts_connection_handshake(cts_connection *connection) {
  connection->engine->ERR_clear_error();
  int result = connection->engine->SSL_do_handshake(connection->ssl);
  if (result != 1) return status_of(connection, result);
  connection->is_established = 1;
  return CTS_DONE;
}

cts_status cts_connection_write(cts_connection *connection, const uint8_t *bytes, size_t count) {
  if (count == 0) return CTS_DONE;
  if (count > INT_MAX) return CTS_FAILED;
  connection->engine->ERR_clear_error();
  int result = connection->engine->SSL_write(connection->ssl, bytes, (int)count);
  return result > 0 ? CTS_DONE : status_of(connection, result);
}

cts_status cts_connection_read(cts_connection *connection, uint8_t *bytes, size_t capacity, size_t *count) {
  *count = 0;
  if (capacity == 0) return CTS_DONE;
  connection->engine->ERR_clear_error();
  int result = connection->engine->SSL_read(connection->ssl, bytes, capacity > INT_MAX ? INT_MAX : (int)capacity);
  if (result <= 0) return status_of(connection, result);
  *count = (size_t)result;
  return CTS_DONE;
}

int cts_connection_failure_reason(const cts_connection *connection) { return connection->failure_reason; }

const char *cts_connection_failure_words(const cts_connection *connection) { return connection->failure_words; }

uint16_t cts_connection_version(const cts_connection *connection) {
  return connection->is_established ? (uint16_t)connection->engine->SSL_version(connection->ssl) : 0;
}

uint16_t cts_connection_suite(const cts_connection *connection) {
  const SSL_CIPHER *cipher = connection->engine->SSL_get_current_cipher(connection->ssl);
  return cipher == NULL ? 0 : connection->engine->SSL_CIPHER_get_protocol_id(cipher);
}

long cts_connection_trust(const cts_connection *connection) { return connection->engine->SSL_get_verify_result(connection->ssl); }

static size_t count_of(const cts_engine *engine, const OPENSSL_STACK *stack) {
  int count = stack == NULL ? 0 : engine->OPENSSL_sk_num(stack);
  return count <= 0 ? 0 : count > most_items ? most_items : (size_t)count;
}

static const OPENSSL_STACK *chain(const cts_connection *connection, int validated) {
  return validated ? connection->engine->SSL_get0_verified_chain(connection->ssl)
                   : connection->engine->SSL_get_peer_cert_chain(connection->ssl);
}

size_t cts_connection_certificate_count(const cts_connection *connection, int validated) {
  return count_of(connection->engine, chain(connection, validated));
}

uint8_t *cts_connection_certificate(const cts_connection *connection, int validated, size_t index, size_t *count) {
  const OPENSSL_STACK *stack = chain(connection, validated);
  *count = 0;
  if (index >= count_of(connection->engine, stack)) return NULL;
  const X509 *certificate = connection->engine->OPENSSL_sk_value(stack, (int)index);
  int size = connection->engine->i2d_X509(certificate, NULL);
  if (size <= 0) return NULL;
  uint8_t *bytes = malloc((size_t)size);
  unsigned char *position = bytes;
  if (bytes != NULL && connection->engine->i2d_X509(certificate, &position) == size) {
    *count = (size_t)size;
    return bytes;
  }
  free(bytes);
  return NULL;
}

size_t cts_connection_timestamp_count(const cts_connection *connection) {
  const cts_engine *engine = connection->engine;
  if (engine->SSL_get0_peer_scts == NULL || engine->i2o_SCT == NULL || engine->SCT_get_source == NULL) return 0;
  size_t count = count_of(engine, engine->SSL_get0_peer_scts(connection->ssl));
  engine->ERR_clear_error();
  return count;
}

uint8_t *cts_connection_timestamp(const cts_connection *connection, size_t index, size_t *count, int *source) {
  *count = 0;
  *source = 0;
  if (index >= cts_connection_timestamp_count(connection)) return NULL;
  const cts_engine *engine = connection->engine;
  const SCT *timestamp = engine->OPENSSL_sk_value(engine->SSL_get0_peer_scts(connection->ssl), (int)index);
  int size = engine->i2o_SCT(timestamp, NULL);
  if (size <= 0) return NULL;
  uint8_t *bytes = malloc((size_t)size);
  unsigned char *position = bytes;
  if (bytes == NULL || engine->i2o_SCT(timestamp, &position) != size) {
    free(bytes);
    return NULL;
  }
  *source = engine->SCT_get_source(timestamp);
  *count = (size_t)size;
  return bytes;
}

void cts_release(uint8_t *bytes) { free(bytes); }
