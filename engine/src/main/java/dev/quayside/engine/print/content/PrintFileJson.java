package dev.quayside.engine.print.content;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.file.PageRange;
import java.util.Base64;

/// Reads the fields that every request to print a file has, in our own words and in PrintNode's.
public final class PrintFileJson {

  private static final int LONGEST_CONTENT = 16 * 1024 * 1024;
  private static final int LONGEST_PAGES = 1000;
  private static final byte[] NOTHING = {};

  private PrintFileJson() {}

  /// The file in base64.
  ///
  /// @return empty when it is absent or wrong; line breaks in it are left out
  public static byte[] content(Fields body) {
    var text = body.lines("content", LONGEST_CONTENT);
    if (text == null) {
      return NOTHING;
    }
    try {
      return Base64.getDecoder().decode(text.replace("\n", ""));
    } catch (IllegalArgumentException e) {
      body.violations().add(body.path("content"), PrintWords.BASE64);
      return NOTHING;
    }
  }

  /// How far its pages are turned, in degrees; 0 when it is absent or wrong.
  public static int rotate(Fields fields) {
    var degrees = fields.integer("rotate");
    if (degrees == null) {
      return 0;
    }
    if (!Placing.isTurn(degrees)) {
      fields.violations().add(fields.path("rotate"), PrintWords.TURN);
      return 0;
    }
    return degrees;
  }

  public static PageRange pages(Fields fields) {
    var pages = fields.text("pages", LONGEST_PAGES);
    return pages == null || pages.isBlank() ? PageRange.ALL : new PageRange(pages);
  }
}
