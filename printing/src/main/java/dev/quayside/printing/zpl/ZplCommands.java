package dev.quayside.printing.zpl;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// Takes a ZPL file apart. A command begins at each prefix, `^` or `~`, as data cannot hold one;
/// only binary graphics may, and are skipped by their length (ZPL II Programming Guide: `^GF`,
/// `~DY`).
public final class ZplCommands {

  /// Commands that change the prefixes or the comma until the printer is switched off: nothing
  /// behind them, nor any later job, could be read.
  private static final Set<String> CHANGE_SYNTAX = Set.of("^CC", "~CC", "^CT", "~CT", "^CD", "~CD");

  private static final int GRAPHIC_PARAMETERS = 4;
  private static final int OBJECT_PARAMETERS = 5;

  private ZplCommands() {}

  public static String text(byte[] file) {
    return new String(file, StandardCharsets.ISO_8859_1);
  }

  /// Hands each command on, in the order of the file. What stands before the first one is none.
  public static void each(String text, Consumer<ZplCommand> reader) {
    int at = next(text, 0);
    while (at < text.length()) {
      int end = next(text, binaryEnd(text, at));
      reader.accept(ZplCommand.at(text, at, end));
      at = end;
    }
  }

  /// The first command that changes how ZPL is written.
  public static Optional<String> syntaxChange(String text) {
    String[] found = {""};
    each(
        text,
        command -> {
          if (found[0].isEmpty() && CHANGE_SYNTAX.contains(command.name())) {
            found[0] = command.name();
          }
        });
    return found[0].isEmpty() ? Optional.empty() : Optional.of(found[0]);
  }

  private static int next(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == '^' || text.charAt(i) == '~') {
        return i;
      }
    }
    return text.length();
  }

  /// Where the binary part of a command ends; behind its prefix when it has none.
  private static int binaryEnd(String text, int at) {
    boolean graphic = text.regionMatches(true, at, "^GFB", 0, 4);
    boolean object = !graphic && text.regionMatches(true, at, "~DY", 0, 3);
    if (!graphic && !object) {
      return at + 1;
    }
    int data = at;
    for (int commas = graphic ? GRAPHIC_PARAMETERS : OBJECT_PARAMETERS; commas > 0; commas--) {
      data = text.indexOf(',', data) + 1;
      if (data == 0) {
        return at + 1;
      }
    }
    ZplCommand head = ZplCommand.at(text, at, data);
    boolean binary =
        graphic || Set.of("B", "P").contains(head.parameter(1).toUpperCase(Locale.ROOT));
    int length = head.number(graphic ? 1 : 3, 0);
    return binary && length > 0 && length <= text.length() - data ? data + length : at + 1;
  }
}
