// The functions that are looked up in OpenSSL 3. The types are its opaque ones; the signatures are those of its documentation.

#ifndef CTRANSPORTSECURITY_ENGINE_H
#define CTRANSPORTSECURITY_ENGINE_H

#include "CTransportSecurity.h"

typedef struct ssl_st SSL;
typedef struct ssl_ctx_st SSL_CTX;
typedef struct ssl_method_st SSL_METHOD;
typedef struct ssl_cipher_st SSL_CIPHER;
typedef struct bio_st BIO;
typedef struct bio_method_st BIO_METHOD;
typedef struct x509_st X509;
typedef struct stack_st OPENSSL_STACK;
typedef struct sct_st SCT;
typedef struct evp_pkey_st EVP_PKEY;
typedef struct evp_md_st EVP_MD;
typedef struct evp_md_ctx_st EVP_MD_CTX;
typedef struct engine_st ENGINE;

// Name, result and parameters of each function: first those of libssl, then those of libcrypto.
#define CTS_SSL_FUNCTIONS(X)                                                                                                        \
  X(OPENSSL_init_ssl, int, (uint64_t, const void *))                                                                                \
  X(TLS_client_method, const SSL_METHOD *, (void))                                                                                  \
  X(SSL_CTX_new, SSL_CTX *, (const SSL_METHOD *))                                                                                   \
  X(SSL_CTX_free, void, (SSL_CTX *))                                                                                                \
  X(SSL_CTX_ctrl, long, (SSL_CTX *, int, long, void *))                                                                             \
  X(SSL_CTX_set_options, uint64_t, (SSL_CTX *, uint64_t))                                                                           \
  X(SSL_CTX_set_security_level, void, (SSL_CTX *, int))                                                                             \
  X(SSL_CTX_set_verify_depth, void, (SSL_CTX *, int))                                                                               \
  X(SSL_CTX_set_default_verify_paths, int, (SSL_CTX *))                                                                             \
  X(SSL_CTX_load_verify_locations, int, (SSL_CTX *, const char *, const char *))                                                    \
  X(SSL_new, SSL *, (SSL_CTX *))                                                                                                    \
  X(SSL_free, void, (SSL *))                                                                                                        \
  X(SSL_ctrl, long, (SSL *, int, long, void *))                                                                                     \
  X(SSL_set_cipher_list, int, (SSL *, const char *))                                                                                \
  X(SSL_set_bio, void, (SSL *, BIO *, BIO *))                                                                                       \
  X(SSL_set_connect_state, void, (SSL *))                                                                                           \
  X(SSL_set_alpn_protos, int, (SSL *, const unsigned char *, unsigned int))                                                         \
  X(SSL_do_handshake, int, (SSL *))                                                                                                 \
  X(SSL_get_error, int, (const SSL *, int))                                                                                         \
  X(SSL_read, int, (SSL *, void *, int))                                                                                            \
  X(SSL_write, int, (SSL *, const void *, int))                                                                                     \
  X(SSL_version, int, (const SSL *))                                                                                                \
  X(SSL_get_current_cipher, const SSL_CIPHER *, (const SSL *))                                                                      \
  X(SSL_CIPHER_get_protocol_id, uint16_t, (const SSL_CIPHER *))                                                                     \
  X(SSL_get_verify_result, long, (const SSL *))                                                                                     \
  X(SSL_get_peer_cert_chain, OPENSSL_STACK *, (const SSL *))                                                                        \
  X(SSL_get0_verified_chain, OPENSSL_STACK *, (const SSL *))

#define CTS_CRYPTO_FUNCTIONS(X)                                                                                                     \
  X(OpenSSL_version, const char *, (int))                                                                                           \
  X(OpenSSL_version_num, unsigned long, (void))                                                                                     \
  X(BIO_new, BIO *, (const BIO_METHOD *))                                                                                           \
  X(BIO_s_mem, const BIO_METHOD *, (void))                                                                                          \
  X(BIO_free, int, (BIO *))                                                                                                         \
  X(BIO_read, int, (BIO *, void *, int))                                                                                            \
  X(BIO_write, int, (BIO *, const void *, int))                                                                                     \
  X(BIO_ctrl, long, (BIO *, int, long, void *))                                                                                     \
  X(ERR_peek_error, unsigned long, (void))                                                                                          \
  X(ERR_clear_error, void, (void))                                                                                                  \
  X(ERR_reason_error_string, const char *, (unsigned long))                                                                         \
  X(X509_verify_cert_error_string, const char *, (long))                                                                            \
  X(X509_get_default_cert_dir, const char *, (void))                                                                                \
  X(X509_get_default_cert_file, const char *, (void))                                                                               \
  X(OPENSSL_sk_num, int, (const OPENSSL_STACK *))                                                                                   \
  X(OPENSSL_sk_value, void *, (const OPENSSL_STACK *, int))                                                                         \
  X(i2d_X509, int, (const X509 *, unsigned char **))                                                                                \
  X(d2i_PUBKEY, EVP_PKEY *, (EVP_PKEY **, const unsigned char **, long))                                                            \
  X(EVP_PKEY_free, void, (EVP_PKEY *))                                                                                              \
  X(EVP_sha256, const EVP_MD *, (void))                                                                                             \
  X(EVP_Digest, int, (const void *, size_t, unsigned char *, unsigned int *, const EVP_MD *, ENGINE *))                             \
  X(EVP_MD_CTX_new, EVP_MD_CTX *, (void))                                                                                           \
  X(EVP_MD_CTX_free, void, (EVP_MD_CTX *))                                                                                          \
  X(EVP_DigestVerifyInit, int, (EVP_MD_CTX *, void **, const EVP_MD *, ENGINE *, EVP_PKEY *))                                       \
  X(EVP_DigestVerify, int, (EVP_MD_CTX *, const unsigned char *, size_t, const unsigned char *, size_t))

// Libraries can be built without Certificate Transparency.
#define CTS_OPTIONAL_FUNCTIONS(X)                                                                                                   \
  X(ssl, SSL_CTX_enable_ct, int, (SSL_CTX *, int))                                                                                  \
  X(ssl, SSL_get0_peer_scts, const OPENSSL_STACK *, (SSL *))                                                                        \
  X(crypto, i2o_SCT, int, (const SCT *, unsigned char **))                                                                          \
  X(crypto, SCT_get_source, int, (const SCT *))

struct cts_engine {
#define CTS_MEMBER(name, result, parameters) result(*name) parameters;
#define CTS_OPTIONAL_MEMBER(library, name, result, parameters) result(*name) parameters;
  CTS_SSL_FUNCTIONS(CTS_MEMBER)
  CTS_CRYPTO_FUNCTIONS(CTS_MEMBER)
  CTS_OPTIONAL_FUNCTIONS(CTS_OPTIONAL_MEMBER)
#undef CTS_MEMBER
#undef CTS_OPTIONAL_MEMBER
};

struct cts_context {
  const cts_engine *engine;
  SSL_CTX *context;
};

#endif
