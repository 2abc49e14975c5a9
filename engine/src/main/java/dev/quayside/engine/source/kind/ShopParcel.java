package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A parcel as a shop is told of it.
///
/// @param externalId the shop's own id of the order
/// @param number the visible number of the order
/// @param carrier its code here: `ups`
/// @param carrierName as people call it
/// @param trackingPage the carrier's public page; null for a carrier without one
/// @param cost what was paid for the label; null when it is not known any more
/// @param last whether nothing of the order is left to ship with it
/// @param label what only a shop's own tables are told of it
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
    boolean last,
    TableLabel label) {

  /// What a shop's own tables may want to know beside.
  ///
  /// @param key what the order was looked up by
  /// @param service its code here: `ups_ground`
  /// @param masterNumber the number that several parcels of the order share, or that of the first
  ///   of them; null for a single parcel
  /// @param weightOz null where an earlier version bought it
  /// @param parcel its place among the parcels of the order, from 1
  /// @param parcels how many there are
  /// @param person who had signed in; null when nobody had to
  /// @param station name of the desk; null where an earlier version bought it
  /// @param shipDate the day it is handed over, in the sender's zone; null where it is not known
  /// @param tried whether what is to be done may be done already
  /// @param sinceBegun how long ago a write was begun whose end is not known; null when none was
  public record TableLabel(
      String id,
      String key,
      String service,
      @Nullable String masterNumber,
      @Nullable BigDecimal weightOz,
      int parcel,
      int parcels,
      @Nullable String person,
      @Nullable String station,
      @Nullable LocalDate shipDate,
      boolean tried,
      @Nullable Duration sinceBegun) {}

  /// Pieces of a line of the shop.
  public record Piece(
      String externalId, @Nullable String sku, @Nullable String name, int quantity) {}

  public ShopParcel {
    pieces = List.copyOf(pieces);
  }
}
