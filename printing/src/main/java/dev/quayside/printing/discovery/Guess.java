package dev.quayside.printing.discovery;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Guesses a printer's language and resolution from its name and formats.
final class Guess {

  private static final Pattern DPI = Pattern.compile("(?<!\\d)(203|300|600)\\s*-?\\s*dpi");

  private Guess() {}

  /// @param words the printer's make and model, and the formats it takes
  static Language language(String words) {
    String lower = words.toLowerCase(Locale.ROOT);
    if (lower.contains("epl")) {
      return lower.contains("zpl") ? Language.ZPL : Language.EPL2;
    }
    boolean zebra =
        Stream.of("zpl", "zebra", "zdesigner", "zd4", "zd6", "gk420", "gx420", "zt2", "zt4")
            .anyMatch(lower::contains);
    return zebra ? Language.ZPL : Language.PDF;
  }

  static Dpi dpi(String words) {
    Matcher dpi = DPI.matcher(words.toLowerCase(Locale.ROOT));
    return dpi.find() ? Dpi.of(Integer.parseInt(dpi.group(1))) : Dpi.DPI_203;
  }
}
