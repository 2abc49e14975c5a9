package dev.quayside.printing.artwork;

import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Finds room on a carrier's ZPL label for a strip across it, judging by where its fields begin and
/// how high they are. Barcodes are never covered while there is any other room; text only when the
/// label is full.
///
/// It does not draw, so it takes what it cannot measure for larger than it is.
final class ZplRoom {

  /// @param top distance from the label's top, in dots
  /// @param mils the strip's height
  record Strip(int top, int mils) {}

  private static final int LEAST = 100;
  private static final int EDGE = 40;
  private static final List<Integer> HEIGHTS = List.of(205, 130);

  private record Rows(int from, int to) {
    boolean touches(int top, int bottom) {
      return from < bottom && top < to;
    }
  }

  private final Target target;
  private final List<Rows> codes = new ArrayList<>();
  private final List<Rows> texts = new ArrayList<>();
  private int home;
  private int y;
  private boolean fromBaseline;
  private int barHeight = 10;
  private int textHeight;
  private int lines = 1;

  ZplRoom(Target target) {
    this.target = target;
    textHeight = dots(100);
  }

  /// Notes what a command draws.
  ///
  /// @param command from its prefix up to the next one's
  void read(String command) {
    String name = command.substring(0, Math.min(3, command.length())).toUpperCase(Locale.ROOT);
    switch (name) {
      case "^LH" -> home = number(command, 1, 0);
      case "^FO", "^FT" -> {
        y = home + number(command, 1, 0);
        fromBaseline = name.equals("^FT");
      }
      case "^BY" -> barHeight = number(command, 2, barHeight);
      case "^CF" -> textHeight = number(command, 1, textHeight);
      case "^FB" -> lines = Math.max(1, number(command, 1, 1));
      case "^FD", "^FV", "^SN" -> texts.add(rows(textHeight * lines));
      case "^FS" -> lines = 1;
      case "^GB" -> texts.add(rows(Math.min(number(command, 1, 1), dots(50))));
      case "^GF" -> graphic(command);
      case "^XG", "^IM" -> codes.add(rows(dots(1500)));
      default -> other(name, command);
    }
  }

  private void other(String name, String command) {
    if (name.startsWith("^A") && !name.equals("^A@")) {
      textHeight = number(command, 1, textHeight);
    } else if (name.startsWith("^B") && name.length() == 3) {
      codes.add(rows(height(name, command)));
    }
  }

  private void graphic(String command) {
    int perRow = Math.max(1, number(command, 3, 1));
    codes.add(rows(number(command, 2, 0) / perRow));
  }

  private int height(String name, String command) {
    boolean turned = command.length() > 3 && "RB".indexOf(command.charAt(3)) >= 0;
    if (turned) {
      return dots(3500);
    }
    return switch (name) {
      case "^BC", "^BA", "^BE", "^BU", "^B2", "^B8", "^BI", "^BJ", "^BP", "^BZ", "^B9" ->
          number(command, 1, barHeight);
      case "^B3", "^BK", "^BM", "^B1" -> number(command, 2, barHeight);
      case "^BD" -> dots(1200);
      default -> dots(1500);
    };
  }

  /// Whether the label draws nothing: such a label only sets something up, and does not come out.
  boolean isBlank() {
    return codes.isEmpty() && texts.isEmpty();
  }

  /// The lowest room for the strip: free, else free of barcodes, else the very foot of the label.
  Strip strip() {
    for (List<Rows> taken : List.of(all(), codes)) {
      for (int mils : HEIGHTS) {
        int height = dots(mils);
        for (int top = target.height() - height - dots(EDGE); top > 0; top -= dots(EDGE)) {
          int from = top - dots(EDGE);
          int to = top + height + dots(EDGE);
          if (taken.stream().noneMatch(rows -> rows.touches(from, to))) {
            return new Strip(top, mils);
          }
        }
      }
    }
    return new Strip(target.height() - dots(LEAST) - dots(EDGE) / 2, LEAST);
  }

  private List<Rows> all() {
    List<Rows> all = new ArrayList<>(codes);
    all.addAll(texts);
    return all;
  }

  private Rows rows(int height) {
    return fromBaseline ? new Rows(y - height, y) : new Rows(y, y + height);
  }

  private int dots(int mils) {
    return mils * target.dpi().dotsPerInch() / 1000;
  }

  /// A parameter of a command.
  ///
  /// @param index from 0; the parameter right behind the command's name is the first
  /// @param otherwise when there is no such parameter or it is no number
  private static int number(String command, int index, int otherwise) {
    String[] parameters = command.substring(Math.min(3, command.length())).split(",", index + 2);
    if (parameters.length <= index) {
      return otherwise;
    }
    try {
      return Integer.parseInt(parameters[index].strip());
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }
}
