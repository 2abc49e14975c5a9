/* Quayside.exe (window) and bin\quayside.exe (QS_CONSOLE): start the Java that lies beside them in this very process, so that the
   taskbar, the task manager and the firewall show this program, and exit codes are its own. */
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include "launch.h"

#define LENGTH 65536

typedef void (*CmdToArgs)(char *);
typedef int (*GetArgc)(void);
typedef struct { char *arg; BOOL expand; } StdArg;
typedef StdArg *(*GetArgs)(void);
typedef void (*InitArgs)(int, unsigned char);
typedef int (*Launch)(int, char **, int, const char **, int, const char **, const char *, const char *, const char *,
                      const char *, unsigned char, unsigned char, unsigned char, int);

static const char *const ALWAYS[] = {QS_ALWAYS};
static const char *const SERVE[] = {QS_SERVE};
static const char *const QUICK[] = {QS_QUICK};
static const char *const JARS[] = {QS_JARS};

static wchar_t home[LENGTH], path[LENGTH], line[LENGTH];

static int failed(const wchar_t *what) {
  wchar_t text[1024];
  _snwprintf(text, 1023, L"Quayside cannot start: %ls (error %lu). Install it again.", what, GetLastError());
  text[1023] = 0;
#ifdef QS_CONSOLE
  fwprintf(stderr, L"%ls\n", text);
#else
  MessageBoxW(NULL, text, L"Quayside", MB_ICONERROR);
#endif
  return 3;
}

static void folder_above(wchar_t *of) {
  wchar_t *slash = wcsrchr(of, L'\\');
  if (slash) *slash = 0;
}

/* What follows the program's own name, as it was written. */
static const wchar_t *arguments(void) {
  const wchar_t *at = GetCommandLineW();
  BOOL quoted = FALSE;
  while (*at && (quoted || (*at != L' ' && *at != L'\t'))) {
    if (*at == L'"') quoted = !quoted;
    at++;
  }
  while (*at == L' ' || *at == L'\t') at++;
  return at;
}

static BOOL is_serve(const wchar_t *at) {
  return wcsncmp(at, L"serve", 5) == 0 && (at[5] == 0 || at[5] == L' ' || at[5] == L'\t');
}

static void append(const wchar_t *format, const wchar_t *a, const wchar_t *b) {
  size_t length = wcslen(line);
  _snwprintf(line + length, LENGTH - 1 - length, format, a, b);
  line[LENGTH - 1] = 0;
}

static void append_all(const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++) {
    size_t length = wcslen(line);
    _snwprintf(line + length, LENGTH - 1 - length, L" %hs", words[i]);
  }
}

static void write_line(const wchar_t *program, const wchar_t *rest) {
  append(L"\"%ls\"%ls", program, L"");
  append_all(ALWAYS, sizeof ALWAYS / sizeof *ALWAYS);
  if (is_serve(rest)) append_all(SERVE, sizeof SERVE / sizeof *SERVE);
  else append_all(QUICK, sizeof QUICK / sizeof *QUICK);
  append(L" \"-Dquayside.launcher=%ls\\Quayside.exe\"%ls", home, L"");
  const wchar_t *more = _wgetenv(L"QUAYSIDE_JAVA_OPTS");
  if (more) append(L" %ls%ls", more, L"");
  append(L" -cp \"%ls%ls", L"", L"");
  for (size_t i = 0; i < sizeof JARS / sizeof *JARS; i++) {
    wchar_t jar[256];
    _snwprintf(jar, 255, L"\\app\\%hs;", JARS[i]);
    jar[255] = 0;
    append(L"%ls%ls", home, jar);
  }
  append(L"\" " QS_WIDE(QS_MAIN_CLASS) L" %ls%ls", rest, L"");
}

static int run(void) {
  if (!GetModuleFileNameW(NULL, home, LENGTH - 1)) return failed(L"its own folder");
  wcscpy(path, home);
  folder_above(home);
#ifdef QS_CONSOLE
  folder_above(home);
#endif
  const wchar_t *rest = arguments();
  write_line(path, rest);
  _snwprintf(path, LENGTH - 1, L"%ls\\runtime\\bin", home);
  SetDllDirectoryW(path);
  wcscat(path, L"\\jli.dll");
  HMODULE jli = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
  if (!jli) return failed(path);
  int size = WideCharToMultiByte(CP_ACP, 0, line, -1, NULL, 0, NULL, NULL);
  char *narrow = malloc(size);
  InitArgs init = (InitArgs)(void *)GetProcAddress(jli, "JLI_InitArgProcessing");
  CmdToArgs split = (CmdToArgs)(void *)GetProcAddress(jli, "JLI_CmdToArgs");
  GetArgc count = (GetArgc)(void *)GetProcAddress(jli, "JLI_GetStdArgc");
  GetArgs args = (GetArgs)(void *)GetProcAddress(jli, "JLI_GetStdArgs");
  Launch launch = (Launch)(void *)GetProcAddress(jli, "JLI_Launch");
  if (!narrow || !init || !split || !count || !args || !launch) return failed(path);
  WideCharToMultiByte(CP_ACP, 0, line, -1, narrow, size, NULL, NULL);
  /* 0: this is no `java`, whose own options end at the main class; 1: an argument may begin with @ */
  init(0, 1);
  split(narrow);
  int argc = count();
  char **argv = calloc(argc + 1, sizeof *argv);
  if (!argv) return failed(L"no memory");
  for (int i = 0; i < argc; i++) argv[i] = args()[i].arg;
#ifdef QS_CONSOLE
  unsigned char window = 0;
#else
  unsigned char window = 1;
#endif
  return launch(argc, argv, 0, NULL, 0, NULL, QS_VERSION, QS_VERSION, "Quayside", "quayside", 0, 0, window, 0);
}

#ifdef QS_CONSOLE
int wmain(void) { return run(); }
#else
int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, PWSTR text, int show) {
  (void)self; (void)before; (void)text; (void)show;
  return run();
}
#endif
