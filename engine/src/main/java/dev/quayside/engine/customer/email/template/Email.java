package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.customer.branding.BrandLogo;
import org.jspecify.annotations.Nullable;

/// An e-mail as it goes out: the same words as text and as HTML.
///
/// @param action what the button to the tracking page says
/// @param footer why somebody gets it
/// @param html refers to the shop's logo as `cid:logo`, when there is one
public record Email(String subject, String text, String action, String footer, String html) {

  /// Runs nothing: a template of the shop's own may hold anything.
  private static final String GUARD =
      "<meta http-equiv=\"Content-Security-Policy\""
          + " content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data: https:\">";

  /// The HTML with the logo in it, for a browser, which no mail came to.
  ///
  /// @param logo null for a shop without
  public String page(@Nullable BrandLogo logo) {
    var guarded = html.replaceFirst("<head>", "<head>\n" + GUARD);
    return logo == null ? guarded : guarded.replace("cid:logo", logo.dataUri());
  }
}
