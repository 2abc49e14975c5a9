package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.printing.message.Message;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One service's price for one consignment.
///
/// @param breakdown parts that sum to `amount` exactly
/// @param zone the carrier's name of the zone between the two addresses
/// @param billableWeight the weight that is priced, after rounding and dimensional weight
/// @param pricing null where the service has one price only
/// @param billed null when the sender pays
/// @param transitDays business days from the ship date
public record Quote(
    String service,
    String serviceName,
    Money amount,
    List<Charge> breakdown,
    String zone,
    Weight billableWeight,
    int transitDays,
    LocalDate deliveryDate,
    boolean guaranteed,
    @Nullable PriceKind pricing,
    @Nullable Billed billed) {

  /// A price that the sender pays, the only one of its service.
  public Quote(
      String service,
      String serviceName,
      Money amount,
      List<Charge> breakdown,
      String zone,
      Weight billableWeight,
      int transitDays,
      LocalDate deliveryDate,
      boolean guaranteed) {
    this(
        service,
        serviceName,
        amount,
        breakdown,
        zone,
        billableWeight,
        transitDays,
        deliveryDate,
        guaranteed,
        null,
        null);
  }

  /// What another than the sender pays. The sender's `amount` is zero then.
  ///
  /// @param accountEnd the last three characters of his account
  /// @param list what the carrier says that it costs; null when it does not say
  public record Billed(Payor payor, String accountEnd, @Nullable Money list) {}

  /// One line of a price.
  ///
  /// @param code for example `base`, `fuel`, `residential`
  public record Charge(String code, Message description, Money amount) {}

  public Quote {
    breakdown = List.copyOf(breakdown);
    var sum = Money.zero(amount.currency());
    for (Charge charge : breakdown) {
      sum = sum.plus(charge.amount());
    }
    if (!sum.equals(amount)) {
      throw new IllegalArgumentException(service + ": parts sum to " + sum + ", not " + amount);
    }
  }

  /// The same price, billed to another. A price of zero is one that the carrier did not tell.
  public Quote billedTo(PaidBy other) {
    var end = other.accountEnd();
    return new Quote(
        service,
        serviceName,
        Money.zero(amount.currency()),
        List.of(),
        zone,
        billableWeight,
        transitDays,
        deliveryDate,
        guaranteed,
        pricing,
        new Billed(other.payor(), end == null ? "" : end, amount.isZero() ? null : amount));
  }

  public Quote priced(PriceKind kind) {
    return new Quote(
        service,
        serviceName,
        amount,
        breakdown,
        zone,
        billableWeight,
        transitDays,
        deliveryDate,
        guaranteed,
        kind,
        billed);
  }

  /// Whether the carrier told no price of a parcel that another pays.
  public boolean isUnpriced() {
    return billed != null && billed.list() == null;
  }

  /// What the service costs, whoever pays; rates are sorted by it.
  public Money worth() {
    return billed == null || billed.list() == null ? amount : billed.list();
  }
}
