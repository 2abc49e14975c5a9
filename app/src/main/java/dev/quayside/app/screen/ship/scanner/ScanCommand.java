package dev.quayside.app.screen.ship.scanner;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The command bar codes that hang at the desk.
public enum ScanCommand {
  BUY,
  REPRINT,
  VOID,
  NEXT,
  HOLD;

  /// What every command begins with.
  public static final String PREFIX = "QS:";

  /// What its bar code says: `QS:BUY`.
  public String code() {
    return PREFIX + name();
  }

  public static Optional<ScanCommand> of(String scanned) {
    var code = scanned.strip().toUpperCase(Locale.ROOT);
    return Arrays.stream(values()).filter(command -> command.code().equals(code)).findFirst();
  }

  /// The command a text ends with, as it stands in a field it was scanned into.
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
