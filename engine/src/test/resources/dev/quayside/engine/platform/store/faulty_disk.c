/* A disk that fails when told to: put before the C library with LD_PRELOAD.
 *
 * FAULTS names a file. While it holds "write 28" every write to a database or its log fails with error 28; so for
 * "fsync". DIE_AT names a number: the process kills itself instead of that call, among all that change a directory. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#define NEXT(name) dlsym(RTLD_NEXT, name)

static int fault(const char *call, int fd) {
  char link[64], path[1024], text[64] = {0}, named[32] = {0};
  int number = 0;
  const char *faults = getenv("FAULTS");
  if (!faults) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!strstr(path, ".db")) return 0;
  int control = syscall(SYS_openat, AT_FDCWD, faults, O_RDONLY);
  if (control < 0) return 0;
  ssize_t got = syscall(SYS_read, control, text, sizeof text - 1);
  syscall(SYS_close, control);
  if (got <= 0 || sscanf(text, "%31s %d", named, &number) != 2 || strcmp(named, call)) return 0;
  errno = number;
  return 1;
}

static void step(const char *path) {
  static int steps = 0;
  const char *die = getenv("DIE_AT");
  const char *folder = getenv("DIE_IN");
  if (die && folder && strstr(path, folder) && ++steps == atoi(die)) kill(getpid(), SIGKILL);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  return fault("write", fd) ? -1 : ((ssize_t(*)(int, const void *, size_t))NEXT("write"))(fd, bytes, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  return fault("write", fd) ? -1 : ((ssize_t(*)(int, const void *, size_t, off_t))NEXT("pwrite"))(fd, bytes, count, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  return fault("write", fd) ? -1
                            : ((ssize_t(*)(int, const void *, size_t, off64_t))NEXT("pwrite64"))(fd, bytes, count, at);
}
int fsync(int fd) { return fault("fsync", fd) ? -1 : ((int (*)(int))NEXT("fsync"))(fd); }
int fdatasync(int fd) { return fault("fsync", fd) ? -1 : ((int (*)(int))NEXT("fdatasync"))(fd); }
int rename(const char *from, const char *to) {
  step(to);
  return ((int (*)(const char *, const char *))NEXT("rename"))(from, to);
}
int mkdir(const char *path, mode_t mode) {
  step(path);
  return ((int (*)(const char *, mode_t))NEXT("mkdir"))(path, mode);
}
int unlink(const char *path) {
  step(path);
  return ((int (*)(const char *))NEXT("unlink"))(path);
}
int rmdir(const char *path) {
  step(path);
  return ((int (*)(const char *))NEXT("rmdir"))(path);
}
