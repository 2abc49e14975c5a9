package dev.quayside.engine.base.text;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/// Text as a part of a URL.
public final class UrlText {

  private UrlText() {}

  /// Encodes for a path and a query alike: a space becomes `%20`.
  public static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
