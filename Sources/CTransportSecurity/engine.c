#include "engine.h"

#ifndef CTS_LINKED_OPENSSL
#include <dlfcn.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int start(const cts_engine *engine, char *message, size_t message_size) {
  if (engine->OpenSSL_version_num() < 0x30000000UL) {
    snprintf(message, message_size, "no TLS engine: OpenSSL 3 is needed, this is %s", engine->OpenSSL_version(0));
    return 0;
  }
  // 0x80 keeps the configuration file of the machine out: its policy must not decide what is diagnosed.
  if (engine->OPENSSL_init_ssl(0x80, NULL) != 1) {
    snprintf(message, message_size, "no TLS engine: %s does not start", engine->OpenSSL_version(0));
    return 0;
  }
  return 1;
}

#ifdef CTS_LINKED_OPENSSL

#define CTS_DECLARE(name, result, parameters) extern result name parameters;
#define CTS_DECLARE_OPTIONAL(library, name, result, parameters) CTS_DECLARE(name, result, parameters)
CTS_SSL_FUNCTIONS(CTS_DECLARE)
CTS_CRYPTO_FUNCTIONS(CTS_DECLARE)
CTS_OPTIONAL_FUNCTIONS(CTS_DECLARE_OPTIONAL)

// The functions are part of the program; there is nothing to open and nothing that could be missing.
const cts_engine *cts_engine_open(const char *ssl_name, const char *crypto_name, char *message, size_t message_size) {
  static cts_engine shared;
  static int is_open = 0;
  if (message_size > 0) message[0] = 0;
  if (ssl_name != NULL || crypto_name != NULL) {
    snprintf(message, message_size, "no TLS engine: this program has OpenSSL built in and opens no other");
    return NULL;
  }
#define CTS_TAKE(name, result, parameters) shared.name = name;
#define CTS_TAKE_OPTIONAL(library, name, result, parameters) CTS_TAKE(name, result, parameters)
  CTS_SSL_FUNCTIONS(CTS_TAKE)
  CTS_CRYPTO_FUNCTIONS(CTS_TAKE)
  CTS_OPTIONAL_FUNCTIONS(CTS_TAKE_OPTIONAL)
  if (!is_open) is_open = start(&shared, message, message_size);
  return is_open ? &shared : NULL;
}

#else

static const char *const ssl_names[] = {
#ifdef __APPLE__
    "libssl.3.dylib", "/opt/homebrew/opt/openssl@3/lib/libssl.3.dylib", "/usr/local/opt/openssl@3/lib/libssl.3.dylib",
#else
    "libssl.so.3",
#endif
    NULL};

static const char *const crypto_names[] = {
#ifdef __APPLE__
    "libcrypto.3.dylib", "/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib", "/usr/local/opt/openssl@3/lib/libcrypto.3.dylib",
#else
    "libcrypto.so.3",
#endif
    NULL};

static const char *lookup_functions(cts_engine *engine, void *ssl, void *crypto) {
// POSIX guarantees that a function's address fits in a pointer to data; copying bytes avoids the cast that ISO C leaves open.
#define CTS_LOAD(library, function)                                                                                                 \
  {                                                                                                                                 \
    void *address = dlsym(library, #function);                                                                                      \
    memcpy(&engine->function, &address, sizeof address);                                                                            \
  }
#define CTS_REQUIRE_SSL(name, result, parameters)                                                                                   \
  CTS_LOAD(ssl, name) if (engine->name == NULL) { return #name; }
#define CTS_REQUIRE_CRYPTO(name, result, parameters)                                                                                \
  CTS_LOAD(crypto, name) if (engine->name == NULL) { return #name; }
#define CTS_TRY(library, name, result, parameters) CTS_LOAD(library, name)
  CTS_SSL_FUNCTIONS(CTS_REQUIRE_SSL)
  CTS_CRYPTO_FUNCTIONS(CTS_REQUIRE_CRYPTO)
  CTS_OPTIONAL_FUNCTIONS(CTS_TRY)
  return NULL;
}

static int open_pair(cts_engine *engine, const char *ssl_name, const char *crypto_name, char *message, size_t message_size) {
  void *crypto = dlopen(crypto_name, RTLD_NOW | RTLD_LOCAL);
  void *ssl = crypto == NULL ? NULL : dlopen(ssl_name, RTLD_NOW | RTLD_LOCAL);
  if (ssl == NULL) {
    snprintf(message, message_size, "no TLS engine: neither %s nor a place of this system holds OpenSSL 3",
             crypto == NULL ? crypto_name : ssl_name);
    return 0;
  }
  const char *missing = lookup_functions(engine, ssl, crypto);
  if (missing != NULL) {
    snprintf(message, message_size, "no TLS engine: %s has no function %s", ssl_name, missing);
    return 0;
  }
  return start(engine, message, message_size);
}

const cts_engine *cts_engine_open(const char *ssl_name, const char *crypto_name, char *message, size_t message_size) {
  static cts_engine shared;
  static int is_open = 0;
  if (message_size > 0) message[0] = 0;
  if (ssl_name != NULL && crypto_name != NULL) {
    cts_engine candidate;
    memset(&candidate, 0, sizeof candidate);
    if (!open_pair(&candidate, ssl_name, crypto_name, message, message_size)) return NULL;
    if (!is_open) shared = candidate;
    is_open = 1;
    return &shared;
  }
  for (size_t index = 0; !is_open && ssl_names[index] != NULL; index++) {
    memset(&shared, 0, sizeof shared);
    is_open = open_pair(&shared, ssl_names[index], crypto_names[index], message, message_size);
  }
  return is_open ? &shared : NULL;
}

#endif

const char *cts_engine_version(const cts_engine *engine) { return engine->OpenSSL_version(0); }

const char *cts_engine_trust_words(const cts_engine *engine, long result) { return engine->X509_verify_cert_error_string(result); }

int cts_engine_sha256(const cts_engine *engine, const uint8_t *bytes, size_t count, uint8_t digest[32]) {
  unsigned int written = 0;
  return engine->EVP_Digest(bytes, count, digest, &written, engine->EVP_sha256(), NULL) == 1 && written == 32;
}

int cts_engine_verify(const cts_engine *engine, const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count,
                      const uint8_t *signature, size_t signature_count) {
  if (key_count > 65536) return -1;
  const unsigned char *position = key;
  EVP_PKEY *public_key = engine->d2i_PUBKEY(NULL, &position, (long)key_count);
  EVP_MD_CTX *digest = engine->EVP_MD_CTX_new();
  int result = -1;
  if (public_key != NULL && digest != NULL && engine->EVP_DigestVerifyInit(digest, NULL, engine->EVP_sha256(), NULL, public_key) == 1)
    result = engine->EVP_DigestVerify(digest, signature, signature_count, bytes, count) == 1;
  engine->EVP_MD_CTX_free(digest);
  engine->EVP_PKEY_free(public_key);
  engine->ERR_clear_error();
  return result;
}

// The usual bundles, for libraries that were built for another system's places.
static const char *const bundles[] = {"/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
                                      "/etc/ssl/cert.pem", NULL};

static void load_system_roots(const cts_engine *engine, SSL_CTX *context) {
  engine->SSL_CTX_set_default_verify_paths(context);
  if (access(engine->X509_get_default_cert_dir(), R_OK) == 0 || access(engine->X509_get_default_cert_file(), R_OK) == 0) return;
  for (size_t index = 0; bundles[index] != NULL; index++) {
    if (access(bundles[index], R_OK) != 0) continue;
    if (engine->SSL_CTX_load_verify_locations(context, bundles[index], NULL) == 1) return;
  }
}

cts_context *cts_context_create(const cts_engine *engine, const char *authority_file, int uses_system_roots, char *message,
                                size_t message_size) {
  if (message_size > 0) message[0] = 0;
  SSL_CTX *context = engine->SSL_CTX_new(engine->TLS_client_method());
  if (context == NULL) {
    snprintf(message, message_size, "the TLS engine gives no context");
    return NULL;
  }
  // Level 0: what is weak has to connect so that it can be named.
  engine->SSL_CTX_set_security_level(context, 0);
  engine->SSL_CTX_set_verify_depth(context, 20);
  // Servers without secure renegotiation, and those that close without saying so, are part of the diagnosis.
  engine->SSL_CTX_set_options(context, 0x4 | 0x80);
  engine->SSL_CTX_ctrl(context, 44, 0, NULL);           // no session is kept
  engine->SSL_CTX_ctrl(context, 51, 128 * 1024, NULL);  // the longest chain in bytes
  if (engine->SSL_CTX_enable_ct != NULL) engine->SSL_CTX_enable_ct(context, 0);
  engine->ERR_clear_error();
  if (uses_system_roots) load_system_roots(engine, context);
  engine->ERR_clear_error();
  if (authority_file != NULL && engine->SSL_CTX_load_verify_locations(context, authority_file, NULL) != 1) {
    engine->ERR_clear_error();
    engine->SSL_CTX_free(context);
    snprintf(message, message_size, "no certificate of an authority can be read");
    return NULL;
  }
  cts_context *result = malloc(sizeof *result);
  if (result == NULL) {
    engine->SSL_CTX_free(context);
    return NULL;
  }
  result->engine = engine;
  result->context = context;
  return result;
}

void cts_context_release(cts_context *context) {
  if (context == NULL) return;
  context->engine->SSL_CTX_free(context->context);
  free(context);
}
