package dev.quayside.engine.platform.markup;

import java.util.List;
import java.util.stream.Collectors;

/// Text that is HTML already. What is not is escaped on its way in.
public record Html(String text) {

  public static final Html NONE = new Html("");

  /// Plain text, as it is to be read.
  public static Html of(String plain) {
    var escaped = new StringBuilder(plain.length() + 16);
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(c);
      }
    }
    return new Html(escaped.toString());
  }

  public static Html join(List<Html> parts) {
    return new Html(parts.stream().map(Html::text).collect(Collectors.joining()));
  }
}
