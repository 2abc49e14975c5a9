import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;

/// Asks a Linux machine for the library JavaFX measures text with, before Maven builds and tests
/// for minutes: without it every test of the window fails with a trace of its own.
public final class FontLibrary {

  private FontLibrary() {}

  public static void main(String[] arguments) {
    try {
      SymbolLookup.libraryLookup("libpangoft2-1.0.so.0", Arena.global());
    } catch (IllegalArgumentException e) {
      System.err.println(
          "The window's tests need libpangoft2: apt-get install libpangoft2-1.0-0 (Debian, Ubuntu), dnf install pango (Fedora),"
              + " or run ./quayside test, which installs all the tests use; to build without tests add -DskipTests.");
      System.exit(1);
    }
  }
}
