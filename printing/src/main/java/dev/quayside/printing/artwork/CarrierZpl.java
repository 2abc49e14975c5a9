package dev.quayside.printing.artwork;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.render.GraphicField;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import dev.quayside.printing.render.ZplSettings;
import dev.quayside.printing.render.ZplSetup;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/// A carrier's ZPL without what belongs to the printer: commands that set it up are dropped, the
/// printer's profile sets it up instead, and every label is printed once.
///
/// ZPL is commands of a prefix and two letters; data cannot hold a prefix, so the text is split at
/// every prefix.
final class CarrierZpl {

  /// The commands that are dropped. Mode, darkness, speed, stored configuration, size, shift and
  /// media are set by the printer's profile; stored formats, host commands, network, languages and
  /// deletion would outlast the label.
  private static final Set<String> DROPPED =
      Set.of(
          "^MM", "^MD", "^PR", "^JU", "^PW", "^LL", "^LS", "^LT", "^MN", "^MT", "^MC", "^MF", "^ML",
          "^MP", "^MW", "^PO", "^PQ", "^JM", "^JZ", "^JJ", "^JS", "^JT", "^SC", "^SE", "^SZ", "^ST",
          "^SL", "^SQ", "^SX", "^SI", "^SR", "^SS", "^SO", "^SP", "^ZZ", "^KD", "^KL", "^KN", "^KP",
          "^KV", "^NB", "^NC", "^ND", "^NI", "^NN", "^NP", "^NS", "^NT", "^NW", "^WA", "^WE", "^WI",
          "^WL", "^WP", "^WR", "^WS", "^WX", "^HF", "^HG", "^HH", "^HT", "^HV", "^HW", "^HY", "^HZ",
          "^TO", "^DF", "^XB", "^XS", "^ID", "^EF", "^EG", "^LF", "^MA", "^MI", "^PP", "^PH", "^PN",
          "^RU", "^RB", "^RF", "^RS", "^RW");

  /// Commands that change the prefixes themselves: what follows them could not be told apart, so
  /// the file is refused.
  private static final Set<String> REFUSED = Set.of("^CC", "~CC", "^CT", "~CT", "^CD", "~CD");

  private static final Renders RENDERS = new Renders();

  private CarrierZpl() {}

  /// @param sandbox whether every label is marked as not for shipment
  /// @throws BadArtwork when the file cannot be made safe to print
  static byte[] clean(byte[] file, Target target, ZplSetup setup, boolean sandbox) {
    String zpl = new String(file, StandardCharsets.ISO_8859_1);
    StringBuilder clean = new StringBuilder(zpl.length() + 256);
    int at = next(zpl, 0);
    boolean open = false;
    int labels = 0;
    ZplRoom room = new ZplRoom(target);
    while (at < zpl.length()) {
      int end = next(zpl, at + 1);
      String command = command(zpl, at);
      if (REFUSED.contains(command)) {
        throw new BadArtwork(Why.ART_SYNTAX.of(command));
      }
      if (command.equals("^GF") && zpl.startsWith("B", at + 3)) {
        throw new BadArtwork(Why.ART_GRAPHICS.of());
      }
      switch (command) {
        case "^XA" -> {
          labels++;
          if (labels > Limits.MOST_LABELS) {
            throw new BadArtwork(Why.ART_LABELS.of(Limits.MOST_LABELS));
          }
          ZplSettings.open(clean, target.width(), target.height(), setup);
          open = true;
          room = new ZplRoom(target);
        }
        case "^XZ" -> {
          if (sandbox && !room.isBlank()) {
            mark(clean, target, room.strip());
          }
          ZplSettings.close(clean);
          open = false;
        }
        default -> {
          if (isKept(command)) {
            clean.append(zpl, at, end);
            room.read(zpl.substring(at, end));
          }
        }
      }
      at = end;
    }
    if (open || clean.isEmpty()) {
      throw new BadArtwork(Why.ART_CUT_OFF.of());
    }
    return clean.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  /// Adds the sandbox strip, after undoing the carrier's commands that would move or invert it.
  private static void mark(StringBuilder clean, Target target, ZplRoom.Strip strip) {
    LabelDocument mark = CarrierLabels.sandboxStrip(target.size().width(), strip.mils());
    clean.append("^FS^LH0,0^LRN^PMN\n");
    Bits dots = RENDERS.raster(mark, target.dpi()).bits();
    GraphicField.append(clean, dots, 0, strip.top(), ZplGraphics.RLE);
  }

  /// Whether a command stays in the label. Of the commands that start with a tilde, which take
  /// effect at once, only downloaded graphics belong to a label.
  private static boolean isKept(String command) {
    return command.startsWith("~") ? command.equals("~DG") : !DROPPED.contains(command);
  }

  private static String command(String zpl, int at) {
    return zpl.substring(at, Math.min(zpl.length(), at + 3)).toUpperCase(Locale.ROOT);
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
