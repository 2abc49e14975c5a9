package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.customer.branding.BrandLogo;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A finished e-mail, with the same content as text and as HTML.
///
/// @param action text of the button to the tracking page
/// @param footer why the customer gets this e-mail
/// @param html refers to the shop's logo, if there is one, as `cid:logo`
public record Email(String subject, String text, String action, String footer, String html) {

  /// Forbids scripts and foreign content, since a shop's own template may contain anything.
  private static final String GUARD =
      "<meta http-equiv=\"Content-Security-Policy\""
          + " content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data: https:\">";

  /// An e-mail of a few sentences to the owner.
  ///
  /// @param lines a paragraph each
  public static Email plain(String subject, List<String> lines) {
    var paragraphs =
        lines.stream().map(Email::escaped).collect(Collectors.joining("</p><p>", "<p>", "</p>"));
    var html = "<html><head></head><body>" + paragraphs + "</body></html>";
    return new Email(subject, String.join("\n\n", lines), "", "", html);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /// The HTML for a browser, with the logo embedded.
  ///
  /// @param logo null for a shop without one
  public String page(@Nullable BrandLogo logo) {
    var guarded = html.replaceFirst("<head>", "<head>\n" + GUARD);
    return logo == null ? guarded : guarded.replace("cid:logo", logo.dataUri());
  }
}
