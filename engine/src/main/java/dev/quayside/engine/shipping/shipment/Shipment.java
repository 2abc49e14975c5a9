package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A parcel with its label, from the intent to buy it onwards.
///
/// @param terms terms of the carrier account it was bought with
/// @param price amount charged to the wallet, or invoiced by the carrier
/// @param acceptance the carrier's answer to the purchase; null while it is pending, and when
///   nothing was bought
/// @param file whether a bought label can be printed
/// @param voidableUntil end of the carrier's void window; null while pending
/// @param cancelledAt null until cancelled
/// @param refund null until cancelled
/// @param forgottenAt when its customer data was deleted (retention); null while it is stored
/// @param settlement the purchase or void that the carrier has not confirmed; null when there is
///   none
/// @param boughtBy who had signed in when it was bought; null when nobody had to
/// @param station name of the desk it was bought at, as it was then; null when that is not known
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
    @Nullable Settlement settlement,
    @Nullable BoughtBy boughtBy,
    @Nullable String station) {

  /// A copy after the carrier accepted the purchase.
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
        null,
        boughtBy,
        station);
  }

  /// The final price: the wallet is charged the quoted amount, but a carrier invoices what it says
  /// at the purchase.
  private Money cost(Acceptance taken) {
    var charged = taken.charged();
    return !isBilledElsewhere()
            && terms.billing() == Billing.CARRIER
            && charged != null
            && charged.currency().equals(price.currency())
        ? charged
        : price;
  }

  /// Whether another than the sender pays its transport: nothing is charged here, and nothing comes
  /// back.
  public boolean isBilledElsewhere() {
    return consignment.wanted().billing().isTransportBilledElsewhere();
  }

  /// The carrier's quote for this shipment, in the currency it was paid in.
  ///
  /// @param offered the rates compared when it was bought
  public Optional<Quote> quoted(List<Rate> offered) {
    return offered.stream()
        .filter(this::isOf)
        .map(Rate::quote)
        .filter(each -> each.amount().currency().equals(price.currency()))
        .findFirst();
  }

  /// Whether a rate is for this shipment's carrier and service.
  public boolean isOf(Rate rate) {
    return rate.carrier().equals(carrier)
        && rate.quote().service().equals(service)
        && (rate.quote().pricing() == PriceKind.FLAT) == consignment.wanted().flatRate();
  }

  /// The label's identification at the carrier; empty while nothing is bought.
  public Optional<IssuedLabel> issued() {
    return Optional.ofNullable(acceptance)
        .map(taken -> new IssuedLabel(id, taken.trackingNumber(), taken.handle()));
  }

  /// Whether an answer of the carrier has a label for each of its boxes.
  public boolean isWhole(Acceptance taken) {
    return !consignment.isInPieces()
        || taken.pieces().stream().map(PieceLabel::trackingNumber).distinct().count()
            == consignment.pieces().size();
  }

  /// Ids of the labels of its boxes, in their order.
  public List<String> labelIds() {
    int of = Math.max(1, consignment.pieces().size());
    return IntStream.range(0, of).mapToObj(this::labelId).toList();
  }

  private String labelId(int place) {
    var first = firstLabelId();
    return place == 0 ? first : Ids.member(first, IdKind.LABEL, place);
  }

  private String firstLabelId() {
    return consignment.isInPieces()
        ? Ids.firstOf(labelId, IdKind.LABEL, IdKind.LABEL).orElse(labelId)
        : labelId;
  }

  /// Which of the boxes its label is on; empty for a shipment of one box.
  public Optional<PieceOf> piece() {
    int of = consignment.pieces().size();
    return of == 0
        ? Optional.empty()
        : Optional.of(new PieceOf(labelIds().indexOf(labelId) + 1, of));
  }

  /// Whether it stands for the whole shipment: it is the first of several boxes, or the only one.
  public boolean isFirstPiece() {
    return piece().map(PieceOf::bearsPrice).orElse(true);
  }

  /// The shipment as one of its labels sees it: with the box, the number and the bar codes of that
  /// label. Of a shipment of one box it is the shipment itself.
  ///
  /// @param place of the box, from 0
  public Shipment label(int place) {
    if (!consignment.isInPieces()) {
      return this;
    }
    var box = consignment.pieces().get(place);
    var reference = box.reference();
    return new Shipment(
        id,
        labelId(place),
        status,
        carrier,
        service,
        serviceName,
        new Consignment(
            consignment.from(),
            consignment.to(),
            box.parcel(),
            consignment.isReturn(),
            consignment.customs(),
            reference == null ? consignment.reference() : reference,
            consignment.tenderAt(),
            consignment.metadata(),
            consignment.options(),
            consignment.pieces()),
        labelFormat,
        terms,
        price,
        acceptance == null ? null : acceptance.label(place),
        file,
        createdAt,
        updatedAt,
        voidableUntil,
        cancelledAt,
        refund,
        forgottenAt,
        settlement,
        boughtBy,
        station);
  }

  /// The shipment as its own label sees it, see {@link #label(int)}: of a whole shipment, that of
  /// its first box.
  public Shipment label() {
    return piece().map(each -> label(each.number() - 1)).orElse(this);
  }

  /// The shipment as the label with a tracking number sees it; itself for its master number.
  public Shipment label(String trackingNumber) {
    return labels().stream()
        .filter(each -> each.trackingNumber().filter(trackingNumber::equals).isPresent())
        .findFirst()
        .orElse(this);
  }

  /// Its labels, one for each box.
  public List<Shipment> labels() {
    return IntStream.range(0, labelIds().size()).mapToObj(this::label).toList();
  }

  public Optional<String> trackingNumber() {
    return Optional.ofNullable(acceptance).map(Acceptance::trackingNumber);
  }

  public Optional<LocalDate> shipDate() {
    return Optional.ofNullable(acceptance).map(Acceptance::shipDate);
  }

  /// Its ids, for the error that refuses a second purchase.
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

  /// Whether its customer data was deleted.
  public boolean isForgotten() {
    return forgottenAt != null;
  }

  /// A copy without customer data and without what only the label needed.
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
        settlement,
        boughtBy,
        station);
  }

  /// The purchase request to the carrier. Its reference is this shipment's id, so that repeating it
  /// never buys a second label.
  public Tender tender() {
    return new Tender(id, service, consignment, price, LabelSpec.fourBySix(labelFormat), createdAt);
  }
}
