package dev.quayside.engine.print.content;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.printer.PrintWords;
import java.util.Base64;

/// Reads a file in base64.
public final class Base64Json {

  private static final int LONGEST = 16 * 1024 * 1024;
  private static final byte[] NOTHING = {};

  private Base64Json() {}

  /// @return empty when it is absent or wrong; line breaks in it are left out
  public static byte[] read(Fields body, String name) {
    var text = body.lines(name, LONGEST);
    if (text == null) {
      return NOTHING;
    }
    try {
      return Base64.getDecoder().decode(text.replace("\n", ""));
    } catch (IllegalArgumentException e) {
      body.violations().add(body.path(name), PrintWords.BASE64);
      return NOTHING;
    }
  }
}
