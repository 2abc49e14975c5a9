package dev.quayside.app;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/// Checks what the window needs of a Linux system; Windows and macOS have it. The toolkit reports
/// missing libraries with stack traces, so this is checked before it starts.
final class WindowSystem {

  static final String NO_DISPLAY =
      "there is no display to open the window on (DISPLAY): start it in a desktop session; without"
          + " a screen use `quayside serve`";

  private static final String MISSING =
      "the window cannot open without %s: %s; without a screen use `quayside serve`";

  private static final List<String> LIBRARIES =
      List.of(
          "libgtk-3.so.0",
          "libX11.so.6",
          "libXtst.so.6",
          "libGL.so.1",
          "libXxf86vm.so.1",
          "libpangoft2-1.0.so.0");
  private static final String PACKAGES =
      "apt-get install libgtk-3-0 libxtst6 libgl1 libxxf86vm1 (Debian, Ubuntu) or"
          + " dnf install gtk3 libXtst mesa-libGL libXxf86vm (Fedora)";

  private WindowSystem() {}

  /// A sentence about the missing libraries; empty when none is missing, or when the window is
  /// headless.
  static Optional<String> missingLibraries() {
    boolean headless = "Headless".equals(System.getProperty("glass.platform"));
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    return linux && !headless ? missingLibraries(WindowSystem::has) : Optional.empty();
  }

  static Optional<String> missingLibraries(Predicate<String> has) {
    var lacking = LIBRARIES.stream().filter(has.negate()).toList();
    return lacking.isEmpty()
        ? Optional.empty()
        : Optional.of(MISSING.formatted(String.join(", ", lacking), PACKAGES));
  }

  /// Whether a library can be loaded. It stays loaded, as the toolkit loads the same ones next.
  private static boolean has(String library) {
    try {
      SymbolLookup.libraryLookup(library, Arena.global());
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
