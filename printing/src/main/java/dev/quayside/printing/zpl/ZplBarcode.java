package dev.quayside.printing.zpl;

import dev.quayside.printing.label.barcode.SymbolBars;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;

/// The bar codes of a ZPL label that are drawn: Code 128, Code 39, QR and Data Matrix (ZPL II
/// Programming Guide: `^BC`, `^B3`, `^BQ`, `^BX`).
///
/// @param command its name and parameters
/// @param module width of the narrowest bar, in dots
/// @param ratio of wide to narrow bars
/// @param barHeight in dots, where the command names none
record ZplBarcode(ZplCommand command, int module, double ratio, int barHeight) {

  private static final int FAR = 10;

  /// @param bars in dots, from the upper left corner
  /// @param text under the bars; empty for none
  record Drawn(Shape bars, double width, double height, String text, boolean above) {}

  char turn() {
    return turn(command.parameter(0));
  }

  static char turn(String word) {
    char turn = word.isEmpty() ? 'N' : Character.toUpperCase(word.charAt(0));
    return "NRIB".indexOf(turn) < 0 ? 'N' : turn;
  }

  Drawn draw(String data) {
    try {
      return switch (command.name()) {
        case "^BC" ->
            linear(code128(data), command.number(1, barHeight), 2, data.replaceAll(">.", ""));
        case "^B3" -> linear(code39(data), command.number(2, barHeight), 3, "*" + data + "*");
        case "^BQ" -> square(qr(data), command.number(2, 3));
        case "^BX" -> square(matrix(data), Math.max(1, command.number(1, 4)));
        default -> throw new ZplUnknown(command.name());
      };
    } catch (IllegalArgumentException bad) {
      throw new ZplUnknown(command.name() + " " + bad.getMessage());
    }
  }

  private List<SymbolBars.Bar> code128(String data) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < data.length(); i++) {
      char c = data.charAt(i);
      if (c != '>' || i + 1 == data.length()) {
        plain.append(c);
        continue;
      }
      i++;
      switch (data.charAt(i)) {
        case '8' -> plain.append(SymbolBars.FNC1);
        case '0' -> plain.append('>');
        // the code sets are chosen anew: the bars read the same
        case '5', '6', '7', '9', ':', ';' -> {}
        default -> throw new ZplUnknown("^BC >" + data.charAt(i));
      }
    }
    String mode = command.parameter(5).toUpperCase(Locale.ROOT);
    if (!mode.isEmpty() && !"NA".contains(mode)) {
      throw new ZplUnknown("^BC mode " + mode);
    }
    return SymbolBars.code128(plain.toString());
  }

  private List<SymbolBars.Bar> code39(String data) {
    if (command.parameter(1).equalsIgnoreCase("Y")) {
      throw new ZplUnknown("^B3 with a check digit");
    }
    return SymbolBars.code39(data, ratio);
  }

  private static List<SymbolBars.Bar> qr(String data) {
    int comma = data.indexOf(',');
    if (comma != 2 || data.charAt(1) != 'A') {
      throw new ZplUnknown("^BQ with " + data.substring(0, Math.min(3, data.length())));
    }
    return SymbolBars.qr(data.substring(comma + 1), data.charAt(0));
  }

  private List<SymbolBars.Bar> matrix(String data) {
    if (command.number(2, 200) != 200 || data.contains("_")) {
      throw new ZplUnknown("^BX");
    }
    return SymbolBars.dataMatrix(data);
  }

  private Drawn linear(List<SymbolBars.Bar> symbol, int height, int line, String text) {
    Path2D.Double bars = new Path2D.Double();
    double first = Double.MAX_VALUE;
    double last = 0;
    for (SymbolBars.Bar bar : symbol) {
      first = Math.min(first, bar.x());
    }
    for (SymbolBars.Bar bar : symbol) {
      double x = Math.round((bar.x() - first) * module);
      double width = Math.max(1, Math.round(bar.width() * module));
      bars.append(new Rectangle2D.Double(x, 0, width, height), false);
      last = Math.max(last, x + width);
    }
    boolean said = !command.parameter(line).equalsIgnoreCase("N");
    boolean above = command.parameter(line + 1).equalsIgnoreCase("Y");
    return new Drawn(bars, last, height, said ? text : "", above);
  }

  private static Drawn square(List<SymbolBars.Bar> symbol, int module) {
    Path2D.Double dots = new Path2D.Double();
    double edge = 0;
    for (SymbolBars.Bar dot : symbol) {
      dots.append(
          new Rectangle2D.Double(
              dot.x() * module, dot.y() * module, dot.width() * module, dot.height() * module),
          false);
      edge = Math.max(edge, (dot.y() + dot.height()) * module);
    }
    return new Drawn(dots, edge, edge, "", false);
  }

  /// How high the text under the bars is, in dots.
  int textHeight() {
    return FAR * module;
  }
}
