/* Stands in for /dev/dma_heap where a machine has none: memory files in place of DMA buffers.
 *
 * Loaded with LD_PRELOAD before libcamera and picamera2. Read at each call, so that one process
 * can meet all of them: TENBOU_HEAP=missing (no such device), TENBOU_HEAP=forbidden (no permission).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/dma-buf.h>
#include <linux/dma-heap.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

static const char HEAPS[] = "/dev/dma_heap/";

static int is_heap(const char *path)
{
    return path != NULL && strncmp(path, HEAPS, sizeof HEAPS - 1) == 0;
}

static int open_heap(void)
{
    const char *mode = getenv("TENBOU_HEAP");
    if (mode != NULL && strcmp(mode, "missing") == 0) {
        errno = ENOENT;
        return -1;
    }
    if (mode != NULL && strcmp(mode, "forbidden") == 0) {
        errno = EACCES;
        return -1;
    }
    return memfd_create("heap", MFD_CLOEXEC);
}

static int open_as(const char *symbol, const char *path, int flags, mode_t mode)
{
    int (*really)(const char *, int, ...);
    if (is_heap(path))
        return open_heap();
    *(void **)&really = dlsym(RTLD_NEXT, symbol);
    return really(path, flags, mode);
}

static mode_t mode_in(int flags, va_list rest)
{
    return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_in(flags, rest);
    va_end(rest);
    return open_as("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_in(flags, rest);
    va_end(rest);
    return open_as("open64", path, flags, mode);
}

static int allocate(struct dma_heap_allocation_data *wanted)
{
    int buffer = memfd_create("dma buffer", MFD_CLOEXEC);
    if (buffer >= 0 && ftruncate(buffer, (off_t)wanted->len) != 0) {
        close(buffer);
        return -1;
    }
    wanted->fd = (unsigned)buffer;
    return buffer < 0 ? -1 : 0;
}

int ioctl(int file, unsigned long request, ...)
{
    int (*really)(int, unsigned long, void *);
    va_list rest;
    va_start(rest, request);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    /* Python gives the request's number as a signed integer. */
    switch ((unsigned)request) {
    case (unsigned)DMA_HEAP_IOCTL_ALLOC:
        return allocate(argument);
    case (unsigned)DMA_BUF_IOCTL_SYNC: /* memory files need no flushing of caches */
    case (unsigned)DMA_BUF_SET_NAME_A:
    case (unsigned)DMA_BUF_SET_NAME_B:
        return 0;
    default:
        *(void **)&really = dlsym(RTLD_NEXT, "ioctl");
        return really(file, request, argument);
    }
}
