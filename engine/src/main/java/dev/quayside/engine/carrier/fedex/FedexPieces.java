package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The labels of a multiple-package shipment: FedEx answers a piece for each package, with its
/// number and its label, and a master tracking number for all.
final class FedexPieces {

  private FedexPieces() {}

  /// The consignment as a box of several names itself.
  static Consignment named(Consignment consignment, @Nullable Piece piece) {
    return piece == null || piece.reference() == null
        ? consignment
        : consignment.named(piece.reference());
  }

  /// The acceptance with a label for each package. A package without a number or without a file has
  /// none, and leaves the purchase in doubt.
  ///
  /// @param shipment the acceptance as of the only package
  static Acceptance of(FedexShipWire.Sold sold, Tender tender, Acceptance shipment) {
    if (!tender.consignment().isInPieces()) {
      return shipment;
    }
    var labels = new ArrayList<PieceLabel>();
    var documents = new ArrayList<CarrierDocument>();
    var pieces = Absent.toEmpty(sold.pieceResponses());
    for (int i = 0; i < pieces.size(); i++) {
      var number = pieces.get(i).trackingNumber();
      var file = label(pieces.get(i));
      if (number != null && file != null) {
        documents.add(CarrierDocument.label(labels.size() + 1, file));
        labels.add(new PieceLabel(number, codes(sold, i), Map.of()));
      }
    }
    shipment.documents().stream()
        .filter(each -> each.kind() != CarrierDocumentKind.LABEL)
        .forEach(documents::add);
    return master(sold, shipment).with(documents).in(labels);
  }

  private static Acceptance master(FedexShipWire.Sold sold, Acceptance shipment) {
    var master = sold.masterTrackingNumber();
    return master == null || master.isBlank() ? shipment : shipment.numbered(master);
  }

  private static byte @Nullable [] label(FedexShipWire.Piece piece) {
    return Absent.toEmpty(piece.packageDocuments()).stream()
        .flatMap(each -> FedexShipments.document(each).stream())
        .filter(each -> each.kind() == CarrierDocumentKind.LABEL)
        .map(CarrierDocument::file)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static List<String> codes(FedexShipWire.Sold sold, int place) {
    var detail = sold.completedShipmentDetail();
    var packages =
        detail == null
            ? List.<FedexShipWire.Package>of()
            : Absent.toEmpty(detail.completedPackageDetails());
    return place < packages.size()
        ? FedexShipments.codes(Stream.of(packages.get(place)))
        : List.of();
  }
}
