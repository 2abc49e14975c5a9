package dev.quayside.app.scanner;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The commands on the sheet of barcodes beside the bench.
public enum ScanCommand {
  BUY,
  REPRINT,
  VOID,
  NEXT,
  HOLD;

  /// The beginning of every command's code.
  public static final String PREFIX = "QS:";

  /// The code of the command: `QS:BUY`.
  public String code() {
    return PREFIX + name();
  }

  public static Optional<ScanCommand> of(String scanned) {
    var code = scanned.strip().toUpperCase(Locale.ROOT);
    return Arrays.stream(values()).filter(command -> command.code().equals(code)).findFirst();
  }

  /// The command a text ends with, as after a scan into a text field.
  public static Optional<ScanCommand> atEndOf(String text) {
    var code = text.stripTrailing().toUpperCase(Locale.ROOT);
    return Arrays.stream(values()).filter(command -> code.endsWith(command.code())).findFirst();
  }

  /// The text without this command at its end.
  String takenFrom(String text) {
    var whole = text.stripTrailing();
    return whole.substring(0, whole.length() - code().length());
  }
}
