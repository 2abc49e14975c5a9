package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The list of parcels one carrier picks up.
///
/// @param carrier code
/// @param location where they are picked up
/// @param lines in the order they were bought
/// @param leftOut what a person would look for in vain, and why
/// @param handover what the carrier was told at the day's end; null where it wants to be told
///   nothing
public record Manifest(
    String id,
    String carrier,
    String carrierName,
    LocalDate shipDate,
    Address location,
    List<Line> lines,
    List<LeftOut> leftOut,
    Instant createdAt,
    @Nullable Handover handover) {

  public Manifest {
    lines = List.copyOf(lines);
    leftOut = List.copyOf(leftOut);
  }

  /// The carrier was told of it.
  ///
  /// @param number the carrier's, for people; empty while it is in doubt
  /// @param documents how many papers of its own it sent
  /// @param note what is to be known of one in doubt; null otherwise
  public record Handover(String number, int documents, @Nullable Message note) {}

  /// Whether nobody knows if the carrier took it: it is not told again.
  public boolean isInDoubt() {
    return handover != null && handover.note() != null;
  }

  Manifest taken(String number, int documents) {
    return new Manifest(
        id,
        carrier,
        carrierName,
        shipDate,
        location,
        lines,
        leftOut,
        createdAt,
        new Handover(number, documents, null));
  }

  /// The same without the recipients of some of its parcels; what was handed over stays.
  Manifest forgetting(Set<String> shipmentIds) {
    return new Manifest(
        id,
        carrier,
        carrierName,
        shipDate,
        location,
        lines.stream()
            .map(line -> shipmentIds.contains(line.shipmentId()) ? line.forgotten() : line)
            .toList(),
        leftOut,
        createdAt,
        handover);
  }

  /// A parcel that is handed over.
  ///
  /// @param from where it leaves from; null on lists of before it was kept
  public record Line(
      String shipmentId,
      String labelId,
      String trackingNumber,
      String service,
      String serviceName,
      @Nullable Address from,
      Address to,
      @Nullable String reference,
      Weight weight,
      Money price) {

    Line forgotten() {
      return new Line(
          shipmentId,
          labelId,
          trackingNumber,
          service,
          serviceName,
          from,
          to.forgotten(),
          reference,
          weight,
          price);
    }

    static Line of(Shipment shipment) {
      var consignment = shipment.consignment();
      return new Line(
          shipment.id(),
          shipment.labelId(),
          shipment.trackingNumber().orElse(""),
          shipment.service(),
          shipment.serviceName(),
          consignment.from(),
          consignment.to(),
          consignment.reference(),
          consignment.parcel().weight(),
          shipment.price());
    }
  }

  /// A parcel that is not.
  ///
  /// @param shipDate its own; null while its purchase is in doubt
  /// @param manifestId the one it is on already
  public record LeftOut(
      String shipmentId,
      String labelId,
      String trackingNumber,
      @Nullable String reference,
      Reason reason,
      @Nullable LocalDate shipDate,
      @Nullable String manifestId) {

    static LeftOut of(Shipment shipment, Reason reason, @Nullable String manifestId) {
      return new LeftOut(
          shipment.id(),
          shipment.labelId(),
          shipment.trackingNumber().orElse(""),
          shipment.consignment().reference(),
          reason,
          Optional.ofNullable(shipment.acceptance()).map(Acceptance::shipDate).orElse(null),
          manifestId);
    }
  }

  /// Why a parcel is not on the list.
  public enum Reason implements WireWord {
    VOIDED,
    IN_DOUBT,
    HANDED_OVER,
    OTHER_DAY,
    MANIFESTED,
    RETURN,
    /// Of a carrier's test system: nothing is handed over.
    TEST
  }
}
