package dev.quayside.engine.customer.branding;

import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// How a workspace looks to the people its parcels go to.
///
/// @param text on the accent; null for whichever of black and white reads better
/// @param returnLines where parcels are to be sent back to, as the shop would write it
/// @param trackingSite where customers reach the tracking page, such as
///   `https://track.shop.example`; null for where this engine listens
/// @param timeZone where the shop is: times told to customers are of it; null for that of the place
///   a parcel leaves from
public record Branding(
    String shopName,
    Colour accent,
    @Nullable Colour text,
    @Nullable String supportEmail,
    @Nullable String supportUrl,
    List<String> returnLines,
    @Nullable String trackingSite,
    @Nullable ZoneId timeZone) {

  /// Until somebody chooses.
  public static final Colour FIRST_ACCENT = new Colour(0x1f5fa8);

  public Branding {
    returnLines = List.copyOf(returnLines);
  }

  static Branding first(String workspace) {
    return new Branding(workspace, FIRST_ACCENT, null, null, null, List.of(), null, null);
  }

  /// What is written with on the accent.
  public Colour onAccent() {
    return Objects.requireNonNullElseGet(text, accent::text);
  }
}
