package dev.quayside.engine.base.text;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/// Any text as a part of an address of the web.
public final class UrlText {

  private UrlText() {}

  /// Safe in a path and in a query alike: a blank is `%20`.
  public static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
