/* Contents/MacOS/Quayside: starts the Java of the bundle in this very process, for the window and for the command line. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "launch.h"

#define LENGTH 4096

extern int _NSGetExecutablePath(char *path, uint32_t *size);

typedef int (*Launch)(int, char **, int, const char **, int, const char **, const char *, const char *, const char *,
                      const char *, unsigned char, unsigned char, unsigned char, int);

static const char *const ALWAYS[] = {QS_ALWAYS};
static const char *const SERVE[] = {QS_SERVE};
static const char *const QUICK[] = {QS_QUICK};
static const char *const JARS[] = {QS_JARS};
#define COUNT(words) (sizeof words / sizeof *words)

/* Once started, Java calls main again, on a thread of its own, with what it was given: the first thread is the window's. */
static int started;

static int failed(const char *what) {
  fprintf(stderr, "Quayside cannot start: %s. Install it again.\n", what);
  return 3;
}

static char *text(const char *format, const char *a, const char *b) {
  char *made = NULL;
  return asprintf(&made, format, a, b) < 0 ? NULL : made;
}

/* .../Contents, also when the program was called through a link. */
static char *contents(char *program) {
  char called[LENGTH];
  uint32_t size = sizeof called;
  if (_NSGetExecutablePath(called, &size) || !realpath(called, program)) return NULL;
  char *folder = strdup(program);
  for (int i = 0; folder && i < 2; i++) {
    char *slash = strrchr(folder, '/');
    if (slash) *slash = 0;
  }
  return folder;
}

static char *class_path(const char *home) {
  size_t length = 1;
  for (size_t i = 0; i < COUNT(JARS); i++) length += strlen(home) + strlen(JARS[i]) + 8;
  char *path = calloc(length, 1);
  for (size_t i = 0; path && i < COUNT(JARS); i++) {
    size_t end = strlen(path);
    snprintf(path + end, length - end, "%s%s/app/%s", i ? ":" : "", home, JARS[i]);
  }
  return path;
}

int main(int argc, char **argv) {
  static char program[LENGTH];
  static Launch launch;
  if (!started) {
    char *home = contents(program);
    if (!home) return failed("its own folder");
    char *library = text("%s/runtime/Contents/Home/lib/libjli.dylib%s", home, "");
    void *jli = library ? dlopen(library, RTLD_NOW) : NULL;
    launch = jli ? (Launch)dlsym(jli, "JLI_Launch") : NULL;
    if (!launch) return failed(dlerror());
    int serves = argc > 1 && strcmp(argv[1], "serve") == 0;
    char **all = calloc(argc + COUNT(ALWAYS) + COUNT(SERVE) + COUNT(QUICK) + 8, sizeof *all);
    if (!all) return failed("no memory");
    int count = 0;
    all[count++] = program;
    for (size_t i = 0; i < COUNT(ALWAYS); i++) all[count++] = (char *)ALWAYS[i];
    for (size_t i = 0; serves && i < COUNT(SERVE); i++) all[count++] = (char *)SERVE[i];
    for (size_t i = 0; !serves && i < COUNT(QUICK); i++) all[count++] = (char *)QUICK[i];
    all[count++] = text("-Dquayside.launcher=%s%s", program, "");
    all[count++] = text("-Xdock:name=%s%s", "Quayside", "");
    all[count++] = "-cp";
    all[count++] = class_path(home);
    all[count++] = QS_MAIN_CLASS;
    for (int i = 1; i < argc; i++) all[count++] = argv[i];
    argc = count;
    argv = all;
    started = 1;
  }
  return launch(argc, argv, 0, NULL, 0, NULL, QS_VERSION, QS_VERSION, "Quayside", "quayside", 0, 0, 0, 0);
}
