package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A parcel with its one label, from the intent to buy onwards.
///
/// @param terms of the account it was bought with
/// @param price what the wallet is charged, or the carrier invoices
/// @param acceptance what the carrier said; null while the purchase is pending, and when nothing
///   was bought after all
/// @param file whether it can be had on paper, once it is bought
/// @param voidableUntil end of the carrier's void window; null while pending
/// @param cancelledAt null until cancelled
/// @param refund null until cancelled
/// @param forgottenAt when its customer was forgotten (retention); null while known
/// @param settlement what the carrier has not answered for certain; null when nothing is open
public record Shipment(
    String id,
    String labelId,
    ShipmentStatus status,
    String carrier,
    String service,
    String serviceName,
    Consignment consignment,
    LabelFormat labelFormat,
    Terms terms,
    Money price,
    @Nullable Acceptance acceptance,
    LabelFile file,
    Instant createdAt,
    Instant updatedAt,
    @Nullable Instant voidableUntil,
    @Nullable Instant cancelledAt,
    @Nullable Refund refund,
    @Nullable Instant forgottenAt,
    @Nullable Settlement settlement) {

  /// As it is once the carrier has taken it.
  public Shipment accepted(Acceptance taken, Instant voidable, Instant at) {
    var words = taken.words();
    return new Shipment(
        id,
        labelId,
        ShipmentStatus.CREATED,
        carrier,
        service,
        serviceName,
        consignment,
        labelFormat,
        terms,
        cost(words),
        words,
        LabelFile.of(taken.documents()),
        createdAt,
        at,
        voidable,
        null,
        null,
        null,
        null);
  }

  /// The wallet pays what was quoted; a carrier invoices what it says.
  private Money cost(Acceptance taken) {
    var charged = taken.charged();
    return terms.billing() == Billing.CARRIER
            && charged != null
            && charged.currency().equals(price.currency())
        ? charged
        : price;
  }

  /// What its carrier had quoted for it, in its currency.
  ///
  /// @param offered what was on offer when it was bought
  public Optional<Quote> quoted(List<Rate> offered) {
    return offered.stream()
        .filter(this::isOf)
        .map(Rate::quote)
        .filter(each -> each.amount().currency().equals(price.currency()))
        .findFirst();
  }

  /// Whether a rate is one of its service.
  public boolean isOf(Rate rate) {
    return rate.carrier().equals(carrier) && rate.quote().service().equals(service);
  }

  /// The label as its carrier knows it; empty while there is none.
  public Optional<IssuedLabel> issued() {
    return Optional.ofNullable(acceptance)
        .map(taken -> new IssuedLabel(id, taken.trackingNumber(), taken.handle()));
  }

  public Optional<String> trackingNumber() {
    return Optional.ofNullable(acceptance).map(Acceptance::trackingNumber);
  }

  public Optional<LocalDate> shipDate() {
    return Optional.ofNullable(acceptance).map(Acceptance::shipDate);
  }

  /// What was made, by the names a retry knows it by.
  public List<Violation> named() {
    return Stream.concat(
            Stream.of(new Violation("labelId", labelId), new Violation("shipmentId", id)),
            trackingNumber().map(number -> new Violation("trackingNumber", number)).stream())
        .toList();
  }

  public LabelStatus labelStatus() {
    return switch (status) {
      case PENDING -> LabelStatus.PENDING;
      case CANCELLED -> LabelStatus.CANCELLED;
      case CREATED, IN_TRANSIT, DELIVERED, EXCEPTION, RETURNED -> LabelStatus.CREATED;
    };
  }

  /// Whether its customer was forgotten.
  public boolean isForgotten() {
    return forgottenAt != null;
  }

  /// The same without its customer, and without what stood on the label only.
  public Shipment forgotten(Instant at) {
    return new Shipment(
        id,
        labelId,
        status,
        carrier,
        service,
        serviceName,
        consignment.forgotten(),
        labelFormat,
        terms,
        price,
        acceptance == null ? null : acceptance.forgotten(),
        LabelFile.READY,
        createdAt,
        updatedAt,
        voidableUntil,
        cancelledAt,
        refund,
        at,
        settlement);
  }

  /// What the carrier is asked. Its reference is this shipment's id, so asking again never buys
  /// again.
  public Tender tender() {
    return new Tender(id, service, consignment, price, LabelSpec.fourBySix(labelFormat));
  }
}
