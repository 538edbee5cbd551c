/* A disk that fails on command, between every program and the system.
 *
 * Loaded before the C library, so that SQLite as it is, and Python's own calls for files, go
 * through it. Calls on files below one folder are counted; at a chosen one the process is killed,
 * or the call fails. Armed and asked through faults.py.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { NOTHING, KILL, ERROR_ONCE, FULL_FROM_HERE, FLIP_A_BIT };
static char folder[4096];
static int action = NOTHING;
static long at_call = 0, calls = 0;
static char ours[4096]; /* by file descriptor */

void faults_arm(const char *below, int what, long call) {
    strncpy(folder, below, sizeof folder - 1);
    action = what;
    at_call = call;
    calls = 0;
}

long faults_calls(void) { return calls; }

static int below(const char *path) {
    return path && folder[0] && strncmp(path, folder, strlen(folder)) == 0;
}

static int tracked(int fd) { return fd >= 0 && fd < (int)sizeof ours && ours[fd]; }

/* 1: the call fails with errno set. */
static int fails(int grows) {
    calls++;
    if (action == NOTHING || at_call <= 0) return 0;
    if (action == KILL && calls == at_call) kill(getpid(), SIGKILL);
    if (action == ERROR_ONCE && calls == at_call) { errno = EIO; return 1; }
    if (action == FULL_FROM_HERE && calls >= at_call && grows) { errno = ENOSPC; return 1; }
    return 0;
}

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = dlsym(RTLD_NEXT, name)

static void note(int fd, const char *path) {
    if (fd >= 0 && fd < (int)sizeof ours) ours[fd] = below(path);
}

#define OPENING(symbol) \
int symbol(const char *path, int flags, ...) { \
    REAL(int, #symbol, const char *, int, ...); \
    mode_t mode = 0; \
    if (flags & O_CREAT) { va_list rest; va_start(rest, flags); mode = va_arg(rest, int); va_end(rest); } \
    if (below(path) && fails(flags & O_CREAT)) return -1; \
    int fd = real(path, flags, mode); \
    note(fd, path); \
    return fd; \
}
OPENING(open)
OPENING(open64)

#define OPENING_AT(symbol) \
int symbol(int where, const char *path, int flags, ...) { \
    REAL(int, #symbol, int, const char *, int, ...); \
    mode_t mode = 0; \
    if (flags & O_CREAT) { va_list rest; va_start(rest, flags); mode = va_arg(rest, int); va_end(rest); } \
    if (below(path) && fails(flags & O_CREAT)) return -1; \
    int fd = real(where, path, flags, mode); \
    note(fd, path); \
    return fd; \
}
OPENING_AT(openat)
OPENING_AT(openat64)

int close(int fd) {
    REAL(int, "close", int);
    if (fd >= 0 && fd < (int)sizeof ours) ours[fd] = 0;
    return real(fd);
}

#define READING(symbol, type) \
ssize_t symbol(int fd, void *to, size_t size, type at) { \
    REAL(ssize_t, #symbol, int, void *, size_t, type); \
    if (tracked(fd) && fails(0)) return -1; \
    ssize_t got = real(fd, to, size, at); \
    if (tracked(fd) && action == FLIP_A_BIT && calls == at_call && got > 0) \
        ((char *)to)[(at_call * 2654435761u) % got] ^= 1 << (at_call % 8); \
    return got; \
}
READING(pread, off_t)
READING(pread64, off64_t)

ssize_t read(int fd, void *to, size_t size) {
    REAL(ssize_t, "read", int, void *, size_t);
    if (tracked(fd) && fails(0)) return -1;
    return real(fd, to, size);
}

#define WRITING(symbol, type) \
ssize_t symbol(int fd, const void *from, size_t size, type at) { \
    REAL(ssize_t, #symbol, int, const void *, size_t, type); \
    if (tracked(fd) && fails(1)) return -1; \
    return real(fd, from, size, at); \
}
WRITING(pwrite, off_t)
WRITING(pwrite64, off64_t)

ssize_t write(int fd, const void *from, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (tracked(fd) && fails(1)) return -1;
    return real(fd, from, size);
}

#define ON_DESCRIPTOR(symbol) \
int symbol(int fd) { \
    REAL(int, #symbol, int); \
    if (tracked(fd) && fails(0)) return -1; \
    return real(fd); \
}
ON_DESCRIPTOR(fsync)
ON_DESCRIPTOR(fdatasync)

#define CUTTING(symbol, type) \
int symbol(int fd, type length) { \
    REAL(int, #symbol, int, type); \
    if (tracked(fd) && fails(1)) return -1; \
    return real(fd, length); \
}
CUTTING(ftruncate, off_t)
CUTTING(ftruncate64, off64_t)

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    if (below(path) && fails(0)) return -1;
    return real(path);
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    if (below(to) && fails(0)) return -1;
    return real(from, to);
}

int link(const char *from, const char *to) {
    REAL(int, "link", const char *, const char *);
    if (below(to) && fails(1)) return -1;
    return real(from, to);
}

int linkat(int one, const char *from, int two, const char *to, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    if (below(to) && fails(1)) return -1;
    return real(one, from, two, to, flags);
}

int mkdir(const char *path, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    if (below(path) && fails(1)) return -1;
    return real(path, mode);
}
