package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything an invoice bills under one tracking number.
///
/// @param trackingNumber empty for charges that belong to no parcel, such as a weekly fee or
///   interest
/// @param service in the carrier's words; empty when the file does not say
/// @param weight billed weight; null when the file does not say
/// @param dimensions as measured by the carrier; null when the file does not say
public record BilledParcel(
    String trackingNumber,
    String service,
    @Nullable Weight weight,
    @Nullable Dimensions dimensions,
    List<BilledCharge> charges) {

  public BilledParcel {
    charges = List.copyOf(charges);
  }

  /// The same without some of its charges.
  public BilledParcel without(List<BilledCharge> some) {
    var rest = new ArrayList<>(charges);
    some.forEach(rest::remove);
    return new BilledParcel(trackingNumber, service, weight, dimensions, rest);
  }

  /// Whether nothing but duties and taxes is billed, which come on invoices of their own.
  public boolean isOfDuties() {
    return !charges.isEmpty() && charges.stream().allMatch(BilledCharge::duty);
  }

  public long minor() {
    return charges.stream().mapToLong(BilledCharge::minor).sum();
  }

  /// Adds what is billed of another box of the same shipment.
  ///
  /// @param master the number of the shipment as a whole
  public BilledParcel together(String master, @Nullable BilledParcel more) {
    if (more == null) {
      var own = charges.stream().map(charge -> charge.of(trackingNumber)).toList();
      return new BilledParcel(master, service, weight, null, own);
    }
    var all = new ArrayList<>(charges);
    all.addAll(more.charges);
    return new BilledParcel(
        master,
        service.isEmpty() ? more.service : service,
        weight == null || more.weight == null
            ? null
            : new Weight(weight.ounces().add(more.weight.ounces())),
        null,
        all);
  }

  /// Adds another line of the invoice for the same parcel; the heavier weight is the billed one.
  BilledParcel plus(BilledParcel more) {
    var all = new ArrayList<>(charges);
    all.addAll(more.charges);
    return new BilledParcel(
        trackingNumber,
        service.isEmpty() ? more.service : service,
        heavier(more.weight),
        more.dimensions == null ? dimensions : more.dimensions,
        all);
  }

  private @Nullable Weight heavier(@Nullable Weight other) {
    if (weight == null || other == null) {
      return weight == null ? other : weight;
    }
    return other.isMoreThan(weight) ? other : weight;
  }
}
