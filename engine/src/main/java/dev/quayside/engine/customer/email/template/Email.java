package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.customer.branding.BrandLogo;
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

  /// The HTML for a browser, with the logo embedded.
  ///
  /// @param logo null for a shop without one
  public String page(@Nullable BrandLogo logo) {
    var guarded = html.replaceFirst("<head>", "<head>\n" + GUARD);
    return logo == null ? guarded : guarded.replace("cid:logo", logo.dataUri());
  }
}
