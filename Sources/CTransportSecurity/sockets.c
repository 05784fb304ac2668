#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CTransportSecurity.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { most_addresses = 16 };

// A look-up that may outlive the one who asked: whoever leaves last releases it.
typedef struct lookup {
  pthread_mutex_t lock;
  pthread_cond_t finished;
  int owners;
  int is_finished;
  int family;
  int count;
  char name[256];
  cts_address addresses[most_addresses];
} lookup;

static int look_up(const char *name, int family, int flags, cts_address *addresses, int capacity) {
  struct addrinfo hints;
  memset(&hints, 0, sizeof hints);
  hints.ai_family = family == 4 ? AF_INET : family == 6 ? AF_INET6 : AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = flags;
  struct addrinfo *found = NULL;
  if (getaddrinfo(name, NULL, &hints, &found) != 0) return -CTS_NETWORK_NO_SUCH_NAME;
  int count = 0;
  for (struct addrinfo *item = found; item != NULL && count < capacity; item = item->ai_next) {
    cts_address *address = &addresses[count];
    memset(address, 0, sizeof *address);
    if (item->ai_family == AF_INET) {
      struct sockaddr_in four;
      memcpy(&four, item->ai_addr, sizeof four);
      address->family = 4;
      memcpy(address->bytes, &four.sin_addr, 4);
    } else if (item->ai_family == AF_INET6) {
      struct sockaddr_in6 six;
      memcpy(&six, item->ai_addr, sizeof six);
      address->family = 6;
      address->scope = six.sin6_scope_id;
      memcpy(address->bytes, &six.sin6_addr, 16);
    } else {
      continue;
    }
    count++;
  }
  freeaddrinfo(found);
  return count > 0 ? count : -CTS_NETWORK_NO_SUCH_NAME;
}

static void leave(lookup *task) {
  int owners = --task->owners;
  pthread_mutex_unlock(&task->lock);
  if (owners > 0) return;
  pthread_cond_destroy(&task->finished);
  pthread_mutex_destroy(&task->lock);
  free(task);
}

static void *run_lookup(void *argument) {
  lookup *task = argument;
  cts_address addresses[most_addresses];
  int count = look_up(task->name, task->family, 0, addresses, most_addresses);
  pthread_mutex_lock(&task->lock);
  task->count = count;
  if (count > 0) memcpy(task->addresses, addresses, sizeof addresses[0] * (size_t)count);
  task->is_finished = 1;
  pthread_cond_signal(&task->finished);
  leave(task);
  return NULL;
}

int cts_resolve(const char *name, int family, int timeout_milliseconds, cts_address *addresses, int capacity) {
  if (capacity > most_addresses) capacity = most_addresses;
  int count = look_up(name, family, AI_NUMERICHOST, addresses, capacity);
  if (count > 0) return count;
  lookup *task = calloc(1, sizeof *task);
  size_t length = strlen(name);
  if (task == NULL || length >= sizeof task->name) {
    free(task);
    return -CTS_NETWORK_NO_SUCH_NAME;
  }
  memcpy(task->name, name, length + 1);
  task->family = family;
  task->owners = 2;
  pthread_mutex_init(&task->lock, NULL);
  pthread_cond_init(&task->finished, NULL);
  pthread_t thread;
  if (pthread_create(&thread, NULL, run_lookup, task) != 0) {
    pthread_cond_destroy(&task->finished);
    pthread_mutex_destroy(&task->lock);
    free(task);
    return -CTS_NETWORK_OTHER;
  }
  pthread_detach(thread);
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  if (timeout_milliseconds < 0) timeout_milliseconds = 0;
  end.tv_sec += timeout_milliseconds / 1000;
  end.tv_nsec += (long)(timeout_milliseconds % 1000) * 1000000L;
  if (end.tv_nsec >= 1000000000L) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000L;
  }
  pthread_mutex_lock(&task->lock);
  int waiting = 0;
  while (!task->is_finished && waiting != ETIMEDOUT) waiting = pthread_cond_timedwait(&task->finished, &task->lock, &end);
  int result = task->is_finished ? task->count : -CTS_NETWORK_TIMED_OUT;
  if (result > capacity) result = capacity;
  if (result > 0) memcpy(addresses, task->addresses, sizeof addresses[0] * (size_t)result);
  leave(task);
  return result;
}

static cts_network_error meaning(int number) {
  switch (number) {
  case 0: return CTS_NETWORK_FINE;
  case ECONNREFUSED: return CTS_NETWORK_REFUSED;
  case ENETUNREACH:
  case EHOSTUNREACH:
  case ENETDOWN:
  case EADDRNOTAVAIL:
  case EAFNOSUPPORT: return CTS_NETWORK_UNREACHABLE;
  case ECONNRESET:
  case EPIPE:
  case ECONNABORTED: return CTS_NETWORK_RESET;
  case ETIMEDOUT: return CTS_NETWORK_TIMED_OUT;
  case EAGAIN:
  case EINTR:
  case EINPROGRESS: return CTS_NETWORK_WOULD_BLOCK;
  default: return CTS_NETWORK_OTHER;
  }
}

int cts_socket_open(const cts_address *address, uint16_t port) {
  int is_six = address->family == 6;
  int descriptor = socket(is_six ? AF_INET6 : AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0) return -(int)meaning(errno);
  int one = 1;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
#ifdef SO_NOSIGPIPE
  setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &one, sizeof one);
#endif
  int result;
  if (is_six) {
    struct sockaddr_in6 six;
    memset(&six, 0, sizeof six);
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(port);
    six.sin6_scope_id = address->scope;
    memcpy(&six.sin6_addr, address->bytes, 16);
    result = connect(descriptor, (const struct sockaddr *)&six, sizeof six);
  } else {
    struct sockaddr_in four;
    memset(&four, 0, sizeof four);
    four.sin_family = AF_INET;
    four.sin_port = htons(port);
    memcpy(&four.sin_addr, address->bytes, 4);
    result = connect(descriptor, (const struct sockaddr *)&four, sizeof four);
  }
  if (result != 0 && errno != EINPROGRESS && errno != EINTR) {
    int error = (int)meaning(errno);
    close(descriptor);
    return -error;
  }
  return descriptor;
}

cts_network_error cts_socket_outcome(int descriptor) {
  int number = 0;
  socklen_t size = sizeof number;
  if (getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size) != 0) return CTS_NETWORK_OTHER;
  return meaning(number);
}

int cts_socket_wait(int descriptor, int for_writing, int timeout_milliseconds) {
  struct pollfd item = {descriptor, for_writing ? POLLOUT : POLLIN, 0};
  return poll(&item, 1, timeout_milliseconds < 0 ? 0 : timeout_milliseconds) > 0;
}

long cts_socket_send(int descriptor, const uint8_t *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  ssize_t sent = send(descriptor, bytes, count, MSG_NOSIGNAL);
#else
  ssize_t sent = send(descriptor, bytes, count, 0);
#endif
  return sent >= 0 ? (long)sent : -(long)meaning(errno);
}

long cts_socket_receive(int descriptor, uint8_t *bytes, size_t capacity) {
  ssize_t received = recv(descriptor, bytes, capacity, 0);
  return received >= 0 ? (long)received : -(long)meaning(errno);
}

void cts_socket_close(int descriptor) { close(descriptor); }

int64_t cts_clock_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t cts_time(void) { return (int64_t)time(NULL); }
