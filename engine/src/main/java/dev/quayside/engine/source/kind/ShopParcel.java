package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A parcel as a shop is told of it.
///
/// @param externalId the shop's own id of the order
/// @param number the visible number of the order
/// @param carrier its code here: `ups`
/// @param carrierName as people call it
/// @param trackingPage where anybody sees it; null for a carrier without such a page
/// @param cost what was paid for the label; null when it is not known any more
/// @param last whether nothing of the order is left to ship with it
public record ShopParcel(
    String externalId,
    String number,
    String trackingNumber,
    String carrier,
    String carrierName,
    String serviceName,
    @Nullable String trackingPage,
    Instant shippedAt,
    List<Piece> pieces,
    Address to,
    @Nullable Money cost,
    boolean last) {

  /// Pieces of a line of the shop.
  public record Piece(
      String externalId, @Nullable String sku, @Nullable String name, int quantity) {}

  public ShopParcel {
    pieces = List.copyOf(pieces);
  }
}
