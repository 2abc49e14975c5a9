package dev.quayside.printing.label.barcode;

import java.nio.charset.StandardCharsets;

/// Writes field data that cannot break out of its field.
public final class ZplText {

  private static final String HEX = "0123456789ABCDEF";

  private ZplText() {}

  /// `^FH^FD...^FS` with everything but plain letters, digits and harmless signs written as hex of
  /// its UTF-8 bytes (the label sets `^CI28`), so that `^`, `~`, `\` and `_` in a name stay text.
  public static String field(String text) {
    StringBuilder zpl = new StringBuilder(text.length() + 16).append("^FH_^FD");
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      int code = b & 0xff;
      if (code < ' ' || code > '~' || code == '_' || code == '^' || code == '~' || code == '\\') {
        zpl.append('_').append(HEX.charAt(code >> 4)).append(HEX.charAt(code & 15));
      } else {
        zpl.append((char) code);
      }
    }
    return zpl.append("^FS\n").toString();
  }
}
