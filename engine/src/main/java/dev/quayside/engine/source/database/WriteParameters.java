package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.ShopParcel;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What the statements that write know of a parcel, by name: texts, numbers and times, bound as
/// such.
record WriteParameters(ShopParcel parcel, ZoneId zone) {

  static final List<String> NAMES =
      List.of(
          "reference",
          "key",
          "trackingNumber",
          "masterNumber",
          "carrier",
          "carrierName",
          "service",
          "amount",
          "currency",
          "weightOz",
          "parcels",
          "parcel",
          "shippedAt",
          "shipDate",
          "labelId",
          "person",
          "station");

  /// Those that tell one order or one parcel from all others.
  static final Set<String> TELLING =
      Set.of("reference", "key", "trackingNumber", "masterNumber", "labelId");

  /// @return a String, BigDecimal, Integer, Instant or LocalDate
  @Nullable Object value(String name) {
    var label = parcel.label();
    var cost = parcel.cost();
    return switch (name) {
      case "reference" -> parcel.externalId();
      case "key" -> label.key();
      case "trackingNumber" -> parcel.trackingNumber();
      case "masterNumber" -> label.masterNumber();
      case "carrier" -> parcel.carrier();
      case "carrierName" -> parcel.carrierName();
      case "service" -> label.service();
      case "amount" -> cost == null ? null : cost.amount();
      case "currency" -> cost == null ? null : cost.currency().getCurrencyCode();
      case "weightOz" -> label.weightOz();
      case "parcels" -> label.parcels();
      case "parcel" -> label.parcel();
      case "shippedAt" -> shippedAt();
      case "shipDate" ->
          label.shipDate() == null
              ? LocalDate.ofInstant(parcel.shippedAt(), zone)
              : label.shipDate();
      case "labelId" -> label.id();
      case "person" -> label.person();
      case "station" -> label.station();
      default -> throw new IllegalArgumentException(name);
    };
  }

  private Instant shippedAt() {
    return parcel.shippedAt();
  }
}
