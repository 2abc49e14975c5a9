package dev.quayside.engine.carrier.http;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Writes a document for a carrier, element by element.
public final class XmlElement {

  private final StringBuilder out;

  private XmlElement(StringBuilder out) {
    this.out = out;
  }

  /// Writes the document.
  ///
  /// @param namespace of every element
  public static String document(String root, String namespace, Consumer<XmlElement> content) {
    var out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append('<').append(root).append(" xmlns=\"").append(escaped(namespace)).append("\">");
    content.accept(new XmlElement(out));
    return out.append("</").append(root).append('>').toString();
  }

  public XmlElement group(String name, Consumer<XmlElement> content) {
    out.append('<').append(name).append('>');
    content.accept(this);
    out.append("</").append(name).append('>');
    return this;
  }

  /// Adds an element with a text; nothing when the text is missing.
  public XmlElement add(String name, @Nullable Object value) {
    var text = value == null ? "" : value.toString();
    return text.isEmpty() ? this : group(name, _ -> out.append(escaped(text)));
  }

  private static String escaped(String text) {
    return isPlain(text) ? text : written(text);
  }

  /// Most texts are, and copying each one costs more than all the rest.
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char at = text.charAt(i);
      if (at < ' ' || at == '<' || at == '>' || at == '&' || at == '"') {
        return false;
      }
    }
    return true;
  }

  private static String written(String text) {
    var safe = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            each -> {
              switch (each) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> {
                  if (each >= ' ' || each == '\t' || each == '\n') {
                    safe.appendCodePoint(each);
                  }
                }
              }
            });
    return safe.toString();
  }
}
