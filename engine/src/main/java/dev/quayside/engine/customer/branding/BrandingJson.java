package dev.quayside.engine.customer.branding;

import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A branding on the wire.
///
/// @param textColor the colour asked for; null when it is chosen automatically
/// @param textColorUsed colour of text on the accent colour
/// @param contrast contrast of that text to the accent colour, to 1
record BrandingJson(
    String shopName,
    String accentColor,
    @Nullable String textColor,
    String textColorUsed,
    BigDecimal contrast,
    @Nullable String supportEmail,
    @Nullable String supportUrl,
    List<String> returnAddress,
    @Nullable String trackingSite,
    @Nullable String timeZone,
    @Nullable LogoJson logo) {

  /// Characters of Base64 accepted. That is more than the largest file needs, so that a file too
  /// large is reported by its size in bytes.
  private static final int LONGEST_CONTENT = 1_000_000;

  /// @param url address of the PNG
  record LogoJson(String url, int width, int height) {}

  static BrandingJson of(Branding branding, Optional<BrandLogo> logo, String url) {
    var text = branding.text();
    var zone = branding.timeZone();
    return new BrandingJson(
        branding.shopName(),
        branding.accent().hex(),
        text == null ? null : text.hex(),
        branding.onAccent().hex(),
        BigDecimal.valueOf(branding.onAccent().contrast(branding.accent()))
            .setScale(2, RoundingMode.DOWN),
        branding.supportEmail(),
        branding.supportUrl(),
        branding.returnLines(),
        branding.trackingSite(),
        zone == null ? null : zone.getId(),
        logo.map(each -> new LogoJson(url, each.width(), each.height())).orElse(null));
  }

  static BrandingDraft read(Fields body) {
    var draft =
        new BrandingDraft(
            body.text("shopName"),
            body.text("accentColor"),
            body.text("textColor"),
            body.text("supportEmail"),
            body.text("supportUrl"),
            body.texts("returnAddress", BrandingDraft.MOST_RETURN_LINES),
            body.text("trackingSite"),
            body.text("timeZone"));
    draft.check(body.violations());
    return draft;
  }

  static byte[] readLogo(Fields body) {
    body.require("content");
    var content = body.text("content", LONGEST_CONTENT);
    try {
      return content == null ? new byte[0] : Base64.getDecoder().decode(content);
    } catch (IllegalArgumentException e) {
      body.violations().add(body.path("content"), BrandingWords.NOT_BASE64);
      return new byte[0];
    }
  }
}
