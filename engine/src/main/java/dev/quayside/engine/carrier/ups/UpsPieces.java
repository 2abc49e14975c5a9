package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The labels of a shipment of several packages, as UPS answers them: a number and an image for
/// each. A package without either has no label, and leaves the purchase in doubt.
///
/// @param form the invoice of the shipment; null for none
record UpsPieces(List<Labelled> labels, UpsShipWire.@Nullable Form form) {

  private record Labelled(String number, byte[] image) {}

  static UpsPieces of(List<UpsShipWire.Result> results, UpsShipWire.@Nullable Form form) {
    return new UpsPieces(
        results.stream()
            .flatMap(each -> labelled(each.trackingNumber(), each.shippingLabel()).stream())
            .toList(),
        form);
  }

  static UpsPieces recovered(
      List<UpsShipWire.RecoveredLabel> results, UpsShipWire.@Nullable Form form) {
    return new UpsPieces(
        results.stream()
            .flatMap(each -> labelled(each.trackingNumber(), each.labelImage()).stream())
            .toList(),
        form);
  }

  private static Optional<Labelled> labelled(
      @Nullable String number, UpsShipWire.@Nullable Image image) {
    return number == null
        ? Optional.empty()
        : UpsShipments.bytes(image).map(bytes -> new Labelled(number, bytes));
  }

  /// @param master UPS's identification number of the shipment, by which it is voided too
  Acceptance acceptance(String master, LocalDate shipDate, Instant at, @Nullable Money charged) {
    return new Acceptance(master, master, Map.of(), shipDate, null, at, charged, documents())
        .in(labels.stream().map(each -> PieceLabel.of(each.number())).toList());
  }

  private List<CarrierDocument> documents() {
    var all = new ArrayList<CarrierDocument>();
    for (var each : labels) {
      all.add(CarrierDocument.label(all.size() + 1, each.image()));
    }
    Stream.ofNullable(form)
        .flatMap(each -> UpsShipments.bytes(each.image()).stream())
        .map(file -> CarrierDocument.ready(CarrierDocumentKind.COMMERCIAL_INVOICE, file))
        .forEach(all::add);
    return all;
  }
}
