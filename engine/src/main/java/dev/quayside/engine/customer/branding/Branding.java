package dev.quayside.engine.customer.branding;

import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The branding of a workspace, as its customers see it.
///
/// @param text colour of text on the accent colour; null for black or white, whichever reads better
/// @param returnLines the address for returns, in the shop's own words
/// @param trackingSite public address of the tracking page, such as `https://track.shop.example`;
///   null for the address of this engine
/// @param timeZone the shop's time zone, used for times shown to customers; null for that of the
///   place a parcel leaves from
public record Branding(
    String shopName,
    Colour accent,
    @Nullable Colour text,
    @Nullable String supportEmail,
    @Nullable String supportUrl,
    List<String> returnLines,
    @Nullable String trackingSite,
    @Nullable ZoneId timeZone) {

  /// Accent colour until one is chosen.
  public static final Colour FIRST_ACCENT = new Colour(0x1f5fa8);

  public Branding {
    returnLines = List.copyOf(returnLines);
  }

  static Branding first(String workspace) {
    return new Branding(workspace, FIRST_ACCENT, null, null, null, List.of(), null, null);
  }

  /// Colour of text on the accent colour.
  public Colour onAccent() {
    return Objects.requireNonNullElseGet(text, accent::text);
  }
}
