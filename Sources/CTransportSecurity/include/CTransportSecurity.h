// TLS through the machine's OpenSSL 3, opened at run time, and the few socket calls that go with it.
//
// Nothing is linked: when no library is there, `cts_engine_open` says so and everything else of the program works. With CTS_LINKED_OPENSSL
// defined the functions are taken from the program itself, into which OpenSSL is linked then. A connection never
// touches a socket; bytes go in and out through `feed` and `drain`, so that a caller bounds time and size, and tests need no network.

#ifndef CTRANSPORTSECURITY_H
#define CTRANSPORTSECURITY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: the engine

/// The opened libraries. There is one for the whole process and it is never closed.
typedef struct cts_engine cts_engine;

/// Opens the libraries. A null pointer for both names means the usual names and places; with names, only these are tried.
/// Gives null with a message of one line when there is no usable library. Not thread safe before its first return.
const cts_engine *cts_engine_open(const char *ssl_name, const char *crypto_name, char *message, size_t message_size);

/// The version as the library states it.
const char *cts_engine_version(const cts_engine *engine);

/// The words for a result of chain validation.
const char *cts_engine_trust_words(const cts_engine *engine, long result);

/// The digest SHA-256 of `count` bytes; 1 on success.
int cts_engine_sha256(const cts_engine *engine, const uint8_t *bytes, size_t count, uint8_t digest[32]);

/// Whether `signature` over `bytes` with SHA-256 is valid for a public key (SubjectPublicKeyInfo); 1 valid, 0 not, -1 unusable key.
int cts_engine_verify(const cts_engine *engine, const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count,
                      const uint8_t *signature, size_t signature_count);

// MARK: trust

/// What several connections share: the roots.
typedef struct cts_context cts_context;

/// Makes a context that trusts the certificates of a file, of the system, or of both; null with a message when a file cannot be read.
cts_context *cts_context_create(const cts_engine *engine, const char *authority_file, int uses_system_roots, char *message,
                                size_t message_size);

/// Releases a context after its connections.
void cts_context_release(cts_context *context);

// MARK: connections

typedef struct cts_connection cts_connection;

/// What a client offers. Versions are the numbers of the protocol (0x0301 is TLS 1.0). Null lists mean everything.
typedef struct cts_offer {
  uint16_t minimum_version;
  uint16_t maximum_version;
  /// Suites up to TLS 1.2 by OpenSSL's names, separated by colons.
  const char *suites;
  /// The name for the server; null sends none, as for addresses.
  const char *server_name;
} cts_offer;

/// How far a step came.
typedef enum cts_status {
  CTS_DONE = 0,
  CTS_WANTS_BYTES = 1,
  CTS_CLOSED = 2,
  CTS_FAILED = 3,
} cts_status;

/// Makes the client's side; null when the library cannot offer this.
cts_connection *cts_connection_create(cts_context *context, const cts_offer *offer);

/// Ends and releases the client's side.
void cts_connection_release(cts_connection *connection);

/// Hands over bytes from the server; 1 when all were taken.
int cts_connection_feed(cts_connection *connection, const uint8_t *bytes, size_t count);

/// Tells that the server sends nothing more.
void cts_connection_feed_end(cts_connection *connection);

/// Takes bytes for the server; the number taken, 0 when there are none.
size_t cts_connection_drain(cts_connection *connection, uint8_t *bytes, size_t capacity);

/// Goes on with the handshake as far as the bytes allow.
cts_status cts_connection_handshake(cts_connection *connection);

/// Encrypts bytes for the server.
cts_status cts_connection_write(cts_connection *connection, const uint8_t *bytes, size_t count);

/// Decrypts what has come; `count` gets the number of bytes.
cts_status cts_connection_read(cts_connection *connection, uint8_t *bytes, size_t capacity, size_t *count);

/// The reason of the last failure as the library numbers it; 0 for none. Numbers from 1000 on are 1000 plus the alert of the server.
int cts_connection_failure_reason(const cts_connection *connection);

/// The words of the last failure.
const char *cts_connection_failure_words(const cts_connection *connection);

/// The negotiated version; 0 before the handshake is over.
uint16_t cts_connection_version(const cts_connection *connection);

/// The registered number of the negotiated suite; 0 when there is none.
uint16_t cts_connection_suite(const cts_connection *connection);

/// The result of chain validation, 0 for trusted. The name of the host is not part of it.
long cts_connection_trust(const cts_connection *connection);

/// The number of certificates: as sent by the server, or as validated up to the root. At most 100 are counted.
size_t cts_connection_certificate_count(const cts_connection *connection, int validated);

/// Encodes a certificate; the bytes belong to the caller, who gives them to `cts_release`. Null when there is none.
uint8_t *cts_connection_certificate(const cts_connection *connection, int validated, size_t index, size_t *count);

/// The number of signed certificate timestamps that came over all three channels; at most 100 are counted.
size_t cts_connection_timestamp_count(const cts_connection *connection);

/// Encodes a signed certificate timestamp; the bytes belong to the caller. `source`: 1 TLS extension, 2 certificate, 3 stapled OCSP answer.
uint8_t *cts_connection_timestamp(const cts_connection *connection, size_t index, size_t *count, int *source);

/// Releases bytes that belong to the caller.
void cts_release(uint8_t *bytes);

// MARK: sockets

/// An address; `family` is 4 or 6.
typedef struct cts_address {
  uint8_t bytes[16];
  int family;
  uint32_t scope;
} cts_address;

/// Why a call of the network failed.
typedef enum cts_network_error {
  CTS_NETWORK_FINE = 0,
  CTS_NETWORK_REFUSED = 1,
  CTS_NETWORK_UNREACHABLE = 2,
  CTS_NETWORK_RESET = 3,
  CTS_NETWORK_TIMED_OUT = 4,
  CTS_NETWORK_NO_SUCH_NAME = 5,
  CTS_NETWORK_WOULD_BLOCK = 6,
  CTS_NETWORK_OTHER = 7,
} cts_network_error;

/// Looks a name up within a time limit, `family` 0 for both; gives the number of addresses or the negative of an error.
int cts_resolve(const char *name, int family, int timeout_milliseconds, cts_address *addresses, int capacity);

/// Starts a connection; gives a descriptor that does not block, or the negative of an error.
int cts_socket_open(const cts_address *address, uint16_t port);

/// What became of the start, once the socket can be written to.
cts_network_error cts_socket_outcome(int descriptor);

/// Waits until the socket can be read (or written); 1 when it can, 0 when the time is over.
int cts_socket_wait(int descriptor, int for_writing, int timeout_milliseconds);

/// Sends bytes, never with a signal; the number sent or the negative of an error.
long cts_socket_send(int descriptor, const uint8_t *bytes, size_t count);

/// Receives bytes; the number received, 0 at the end, or the negative of an error.
long cts_socket_receive(int descriptor, uint8_t *bytes, size_t capacity);

/// Closes the socket.
void cts_socket_close(int descriptor);

/// Milliseconds of a clock that only goes forward.
int64_t cts_clock_milliseconds(void);

/// Seconds since 1970.
int64_t cts_time(void);

#ifdef __cplusplus
}
#endif

#endif
