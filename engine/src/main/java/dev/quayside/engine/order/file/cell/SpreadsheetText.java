package dev.quayside.engine.order.file.cell;

import java.util.regex.Pattern;

/// What spreadsheets do to texts that look like numbers.
public final class SpreadsheetText {

  /// A number as Excel shows one that it has rounded to fit.
  private static final Pattern ROUNDED = Pattern.compile("\\d(?:[.,]\\d+)?E\\+\\d{1,3}");

  /// Text that a file protects from Excel: `="00123"`.
  private static final Pattern PROTECTED = Pattern.compile("=\"(.*)\"");

  private SpreadsheetText() {}

  public static boolean isRounded(String text) {
    return ROUNDED.matcher(text).matches();
  }

  /// Without what a spreadsheet or a file puts before a text, so that it is read as one.
  public static String unprotected(String text) {
    var whole = PROTECTED.matcher(text);
    if (whole.matches()) {
      return whole.group(1).strip();
    }
    boolean marked =
        text.length() > 1
            && text.charAt(0) == '\''
            && ("=+-@".indexOf(text.charAt(1)) >= 0 || Character.isDigit(text.charAt(1)));
    return marked ? text.substring(1) : text;
  }
}
