package dev.quayside.printing.artwork;

import dev.quayside.printing.measure.Target;
import dev.quayside.printing.render.ZplSettings;
import dev.quayside.printing.render.ZplSetup;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/// A carrier's ZPL without what belongs to the printer: commands that set it up are dropped, the
/// printer's profile sets it up instead, and every label is printed once.
///
/// ZPL is commands of a prefix and two letters; data cannot hold a prefix, so the text is taken
/// apart at every one.
final class CarrierZpl {

  /// Mode, darkness, speed, stored configuration, size, shift, media: the profile's business. And
  /// what would outlast the label: stored formats, host commands, network, languages, deletion.
  private static final Set<String> DROPPED =
      Set.of(
          "^MM", "^MD", "^PR", "^JU", "^PW", "^LL", "^LS", "^LT", "^MN", "^MT", "^MC", "^MF", "^ML",
          "^MP", "^MW", "^PO", "^PQ", "^JM", "^JZ", "^JJ", "^JS", "^JT", "^SC", "^SE", "^SZ", "^ST",
          "^SL", "^SQ", "^SX", "^SI", "^SR", "^SS", "^SO", "^SP", "^ZZ", "^KD", "^KL", "^KN", "^KP",
          "^KV", "^NB", "^NC", "^ND", "^NI", "^NN", "^NP", "^NS", "^NT", "^NW", "^WA", "^WE", "^WI",
          "^WL", "^WP", "^WR", "^WS", "^WX", "^HF", "^HG", "^HH", "^HT", "^HV", "^HW", "^HY", "^HZ",
          "^TO", "^DF", "^XB", "^XS", "^ID", "^EF", "^EG", "^LF", "^MA", "^MI", "^PP", "^PH", "^PN",
          "^RU", "^RB", "^RF", "^RS", "^RW");

  /// Change the prefixes themselves: what follows could not be told apart.
  private static final Set<String> REFUSED = Set.of("^CC", "~CC", "^CT", "~CT", "^CD", "~CD");

  private CarrierZpl() {}

  static byte[] clean(byte[] file, Target target, ZplSetup setup) {
    String zpl = new String(file, StandardCharsets.ISO_8859_1);
    StringBuilder clean = new StringBuilder(zpl.length() + 256);
    int at = next(zpl, 0);
    boolean open = false;
    while (at < zpl.length()) {
      int end = next(zpl, at + 1);
      String command = command(zpl, at);
      if (REFUSED.contains(command)) {
        throw new BadArtwork("The carrier's ZPL changes its own syntax (" + command + ").");
      }
      if (command.equals("^GF") && zpl.startsWith("B", at + 3)) {
        throw new BadArtwork("The carrier's ZPL holds binary graphics, which are not taken.");
      }
      switch (command) {
        case "^XA" -> {
          ZplSettings.open(clean, target.width(), target.height(), setup);
          open = true;
        }
        case "^XZ" -> {
          ZplSettings.close(clean);
          open = false;
        }
        default -> {
          if (isKept(command)) {
            clean.append(zpl, at, end);
          }
        }
      }
      at = end;
    }
    if (open || clean.isEmpty()) {
      throw new BadArtwork("The carrier's ZPL is cut off: its label has no end.");
    }
    return clean.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  /// Of the commands that work at once only downloaded graphics belong to a label.
  private static boolean isKept(String command) {
    return command.startsWith("~") ? command.equals("~DG") : !DROPPED.contains(command);
  }

  private static String command(String zpl, int at) {
    return zpl.substring(at, Math.min(zpl.length(), at + 3)).toUpperCase(java.util.Locale.ROOT);
  }

  private static int next(String zpl, int from) {
    for (int i = from; i < zpl.length(); i++) {
      if (zpl.charAt(i) == '^' || zpl.charAt(i) == '~') {
        return i;
      }
    }
    return zpl.length();
  }
}
