#!/usr/bin/env bash
# Builds the C part of the TLS probe with the address and undefined-behaviour sanitizers and runs its checks, on loopback only: once with the
# OpenSSL of the machine opened at run time, and once with OpenSSL linked into the program where its archives are installed.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT

build() {
  local name=$1
  shift
  "${CC:-clang}" -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -g -O1 -fno-omit-frame-pointer -fsanitize=address,undefined \
    -fno-sanitize-recover=all -I Sources/CTransportSecurity/include Sources/CTransportSecurity/*.c Tests/CTransportSecurityChecks/check.c \
    -o "$folder/$name" "$@" -ldl -lpthread 2>&1 | grep -v "Cannot export local symbol" >&2 || true
}

build opened
programs=("$folder/opened")
if printf 'int main(void) { return 0; }' | "${CC:-clang}" -x c - -o "$folder/nothing" -l:libssl.a -l:libcrypto.a -ldl -lpthread 2>/dev/null; then
  build linked -DCTS_LINKED_OPENSSL -l:libssl.a -l:libcrypto.a
  programs+=("$folder/linked")
else
  echo "skipped: OpenSSL linked into the program (no libssl.a)"
fi

arguments=()
if command -v openssl >/dev/null; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ats.test -addext subjectAltName=DNS:ats.test \
    -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
  timeout 60 openssl s_server -accept 127.0.0.1:0 -cert "$folder/certificate.pem" -key "$folder/key.pem" -www >"$folder/said" 2>&1 </dev/null &
  server=$!
  for _ in $(seq 50); do
    port=$(sed -n 's/^ACCEPT.*:\([0-9]*\)$/\1/p' "$folder/said")
    [ -z "$port" ] || break
    sleep 0.1
  done
  arguments=("$port" "$folder/certificate.pem")
fi
for program in "${programs[@]}"; do
  echo "${program##*/}:"
  timeout 120 "$program" "${arguments[@]}"
done
