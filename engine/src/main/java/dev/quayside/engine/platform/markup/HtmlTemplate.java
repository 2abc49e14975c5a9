package dev.quayside.engine.platform.markup;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.html.escape.Escape;
import gg.jte.output.StringOutput;
import java.util.Map;

/// Quayside's pages and e-mails: the `.jte` files of `src/main/jte`, compiled with Quayside. Every
/// value is escaped for the place it is inserted at.
public final class HtmlTemplate {

  private static final TemplateEngine ENGINE =
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, HtmlTemplate.class.getClassLoader(), "dev.quayside.engine");

  private HtmlTemplate() {}

  /// Fills in a template.
  ///
  /// @param file below `src/main/jte`
  /// @param values by parameter name
  public static String render(String file, Map<String, Object> values) {
    var html = new StringOutput();
    ENGINE.render(file, values, html);
    return html.toString();
  }

  /// Escapes plain text for use between tags and in quoted attributes.
  public static String escaped(String plain) {
    var html = new StringOutput();
    Escape.htmlAttribute(plain, html);
    return html.toString();
  }
}
