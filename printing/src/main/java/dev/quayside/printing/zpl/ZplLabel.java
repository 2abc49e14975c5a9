package dev.quayside.printing.zpl;

import java.awt.Shape;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads one label of a ZPL file into what it draws. A command that is not known is refused, not
/// left out: the label would come out without a part of it.
final class ZplLabel {

  /// Commands that change nothing of what this one label shows.
  private static final Set<String> SILENT =
      Set.of(
          "^XA", "^XZ", "^FX", "^MM", "^MD", "~SD", "^PR", "^MN", "^MT", "^LT", "^LS", "^PQ", "^JU",
          "^MC", "^SZ", "~PS", "^XB", "~TA", "~JS", "^PF", "^PP", "^ST", "^MF", "^ML");

  /// Commands that are harmless in one way only.
  private static final Set<String> PLAIN =
      Set.of("^PON", "^LRN", "^PMN", "^FWN", "^JMA", "^MUD", "^CI0", "^CI13", "^CI27", "^CI28");

  /// In characters of one field, and in fields of one label: more would take memory and time.
  private static final int LONGEST_FIELD = 3_000;

  private static final int MOST_SHAPES = 5_000;

  private final List<ZplShape> shapes = new ArrayList<>();
  private int width;
  private int height;
  private int homeX;
  private int homeY;
  private ZplFont usual = ZplFont.USUAL;
  private int module = 2;
  private double ratio = 3;
  private int barHeight = 10;
  private boolean utf8;

  private int x;
  private int y;
  private boolean onBase;
  private @Nullable ZplFont font;
  private @Nullable ZplBarcode barcode;
  private @Nullable ZplCommand block;
  private @Nullable Character escape;
  private @Nullable String data;

  List<ZplShape> shapes() {
    return shapes;
  }

  /// Its width in dots; 0 when it names none.
  int width() {
    return width;
  }

  int height() {
    return height;
  }

  void read(ZplCommand command) {
    switch (command.name()) {
      case "^PW" -> width = command.number(0, width);
      case "^LL" -> height = command.number(0, height);
      case "^LH" -> {
        homeX = command.number(0, homeX);
        homeY = command.number(1, homeY);
      }
      case "^FO", "^FT" -> {
        x = homeX + command.number(0, 0);
        y = homeY + command.number(1, 0);
        onBase = command.name().equals("^FT");
      }
      case "^CF" -> {
        int high = command.number(1, usual.height());
        usual = new ZplFont('N', high, command.number(2, 0));
      }
      case "^BY" -> {
        module = Math.clamp(command.number(0, module), 1, 10);
        ratio = ratio(command.parameter(1), ratio);
        barHeight = command.number(2, barHeight);
      }
      case "^BC", "^B3", "^BQ", "^BX" ->
          barcode = new ZplBarcode(command, module, ratio, barHeight);
      case "^FB" -> block = command;
      case "^FH" -> escape = command.parameters().isBlank() ? '_' : command.parameters().charAt(0);
      case "^FD", "^FV" -> data = decoded(command.parameters());
      case "^FS" -> end();
      case "^GB" -> add(ZplGraphic.box(command), command.parameter(3).equalsIgnoreCase("W"));
      case "^GF" -> add(ZplGraphic.draw(command), false);
      case "^CI" -> {
        plain(command);
        utf8 = command.number(0, 0) == 28;
      }
      default -> other(command);
    }
  }

  private void other(ZplCommand command) {
    String name = command.name();
    if (name.length() == 3 && name.startsWith("^A") && name.charAt(2) != '@') {
      // the letter behind the font's name is how it is turned
      String turned = command.parameters();
      ZplCommand sizes =
          turned.isEmpty() || turned.charAt(0) == ','
              ? command
              : new ZplCommand(name, command.text(), command.from() + 1, command.end());
      int high = sizes.number(1, usual.height());
      font = new ZplFont(ZplBarcode.turn(turned.strip()), Math.max(1, high), sizes.number(2, 0));
    } else if (!SILENT.contains(name)) {
      plain(command);
    }
  }

  private static void plain(ZplCommand command) {
    String whole = command.name() + command.parameters().strip().toUpperCase(Locale.ROOT);
    if (!PLAIN.contains(whole.split(",", 2)[0])) {
      throw new ZplUnknown(command.name());
    }
  }

  private static double ratio(String text, double otherwise) {
    try {
      return text.isEmpty() ? otherwise : Math.clamp(Double.parseDouble(text), 2, 3);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  private void add(Shape ink, boolean white) {
    if (onBase) {
      y -= (int) Math.round(ink.getBounds2D().getMaxY());
      onBase = false;
    }
    draw(new ZplShape(ZplShape.placed(ink, 0, 0, 'N', x, y), white));
  }

  private void draw(ZplShape shape) {
    if (shapes.size() >= MOST_SHAPES) {
      throw new ZplUnknown("^XA with more than " + MOST_SHAPES + " fields");
    }
    shapes.add(shape);
  }

  private void end() {
    String text = data;
    if (text != null) {
      ZplBarcode code = barcode;
      if (code == null) {
        text(text);
      } else {
        barcode(code, text);
      }
    }
    data = null;
    font = null;
    barcode = null;
    block = null;
    escape = null;
  }

  private void text(String text) {
    ZplFont drawn = font == null ? usual : font;
    ZplCommand within = block;
    int room = within == null ? 0 : within.number(0, 0);
    List<String> lines =
        within == null
            ? List.of(text)
            : drawn.wrapped(text, room, Math.max(1, within.number(1, 1)));
    char justified =
        within == null || within.parameter(3).isEmpty() ? 'L' : within.parameter(3).charAt(0);
    ZplFont.Block made =
        drawn.block(lines, room, justified, within == null ? 0 : within.number(2, 0));
    double top = onBase ? y - drawn.baseline() - (made.height() - drawn.height()) : y;
    demandUpright(drawn.turn());
    draw(
        new ZplShape(
            ZplShape.placed(made.ink(), made.width(), made.height(), drawn.turn(), x, top), false));
  }

  private void demandUpright(char turn) {
    if (onBase && turn != 'N') {
      throw new ZplUnknown("^FT with a turned field");
    }
  }

  private void barcode(ZplBarcode code, String text) {
    ZplBarcode.Drawn drawn = code.draw(text);
    demandUpright(code.turn());
    double top = onBase ? y - drawn.height() : y;
    draw(
        new ZplShape(
            ZplShape.placed(drawn.bars(), drawn.width(), drawn.height(), code.turn(), x, top),
            false));
    if (!drawn.text().isEmpty() && code.turn() == 'N') {
      ZplFont small = new ZplFont('N', code.textHeight(), 0);
      ZplFont.Block under = small.block(List.of(drawn.text()), drawn.width(), 'C', 0);
      double at = drawn.above() ? top - small.height() : top + drawn.height() + 2;
      draw(new ZplShape(ZplShape.placed(under.ink(), 0, 0, 'N', x, at), false));
    }
  }

  /// The text of a field, with its hexadecimal characters and in its encoding.
  private String decoded(String raw) {
    if (raw.length() > LONGEST_FIELD) {
      throw new ZplUnknown("^FD with more than " + LONGEST_FIELD + " characters");
    }
    StringBuilder bytes = new StringBuilder();
    Character mark = escape;
    String line = raw.replace("\r", "").replace("\n", "");
    for (int i = 0; i < line.length(); i++) {
      boolean hex =
          mark != null
              && line.charAt(i) == mark
              && i + 2 < line.length()
              && Character.digit(line.charAt(i + 1), 16) >= 0
              && Character.digit(line.charAt(i + 2), 16) >= 0;
      if (hex) {
        bytes.append((char) Integer.parseInt(line.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        bytes.append(line.charAt(i));
      }
    }
    return utf8
        ? new String(bytes.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8)
        : bytes.toString();
  }
}
