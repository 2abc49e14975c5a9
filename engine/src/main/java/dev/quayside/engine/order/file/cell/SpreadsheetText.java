package dev.quayside.engine.order.file.cell;

import java.util.regex.Pattern;

/// What spreadsheets do to texts that look like numbers.
public final class SpreadsheetText {

  /// A number as Excel shows one that it has rounded to fit, or writes one whose digits after the
  /// fifteenth it does not keep.
  private static final Pattern ROUNDED =
      Pattern.compile("(?i)-?\\d(?:[.,]\\d+)?E\\+\\d{1,3}|[1-9]\\d{14}0{2,}");

  /// What a spreadsheet shows for a formula that went wrong, in its languages, and for a number
  /// that is too long for its column.
  private static final Pattern ERROR =
      Pattern.compile("#[\u00a1\u00bf]?(?:N/[AD]|NV|[\\p{Lu}]+(?:/0)?[!?])|#{3,}");

  /// A telephone number or an identifier that became a formula: `=+16175550123`.
  private static final Pattern FORMULA = Pattern.compile("=\\+?\\d[\\d -]*");

  private static final Pattern POINT = Pattern.compile("(?<=^\\d{3,20})\\.0$");

  /// Text that a file protects from Excel: `="00123"`.
  private static final Pattern PROTECTED = Pattern.compile("=\"(.*)\"");

  private SpreadsheetText() {}

  public static boolean isError(String text) {
    return ERROR.matcher(text).matches();
  }

  public static boolean isRounded(String text) {
    return ROUNDED.matcher(text).matches();
  }

  /// Digits that a program has read as a number and written with a decimal point: `1003.0`.
  public static String withoutPoint(String text) {
    return POINT.matcher(text).replaceFirst("");
  }

  /// Without what a spreadsheet or a file puts before a text, so that it is read as one.
  public static String unprotected(String text) {
    var whole = PROTECTED.matcher(text);
    if (whole.matches()) {
      return whole.group(1).strip();
    }
    if (FORMULA.matcher(text).matches()) {
      return text.substring(1);
    }
    boolean marked =
        text.length() > 1
            && text.charAt(0) == '\''
            && ("=+-@".indexOf(text.charAt(1)) >= 0 || Character.isDigit(text.charAt(1)));
    return marked ? text.substring(1) : text;
  }
}
