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

/// The list of parcels that one carrier picks up.
///
/// @param carrier carrier code
/// @param location address of the pickup
/// @param lines in the order the labels were bought
/// @param leftOut parcels that a reader might look for on it, with the reason
/// @param handover the carrier's answer to the report at the day's end; null for carriers that want
///   no report
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

  /// The carrier's answer to the reported manifest.
  ///
  /// @param number the carrier's number for it; empty while it is in doubt
  /// @param documents number of documents the carrier sent
  /// @param note explains the doubt to the reader; null when there is none
  public record Handover(String number, int documents, @Nullable Message note) {}

  /// Whether the carrier's answer was lost, so that it may or may not have the manifest. It is not
  /// reported again.
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

  /// A copy without the recipients of these shipments; everything else stays.
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
  /// @param from origin address; null on manifests made before it was stored
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
          consignment.weight(),
          shipment.price());
    }
  }

  /// A parcel that is not handed over with this manifest.
  ///
  /// @param shipDate the parcel's ship date; null while its purchase is in doubt
  /// @param manifestId the manifest it is on already
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

  /// Why a parcel is not on the manifest.
  public enum Reason implements WireWord {
    VOIDED,
    IN_DOUBT,
    HANDED_OVER,
    OTHER_DAY,
    MANIFESTED,
    RETURN,
    /// Ships from another place, which has a manifest of its own.
    OTHER_PLACE,
    /// A label that was named, of another carrier.
    OTHER_CARRIER,
    /// Bought in the carrier's test system, so there is nothing to hand over.
    TEST
  }
}
