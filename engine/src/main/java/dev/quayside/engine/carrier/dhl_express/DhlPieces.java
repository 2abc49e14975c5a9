package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Shipments of several pieces: one waybill, a licence plate for each piece, and one file with a
/// label on each page.
final class DhlPieces {

  private DhlPieces() {}

  /// Each box as a consignment of its own, with its own reference.
  static List<Consignment> boxes(Consignment consignment) {
    return consignment.isInPieces()
        ? consignment.pieces().stream()
            .map(
                piece ->
                    consignment
                        .with(piece.parcel())
                        .named(
                            piece.reference() == null
                                ? consignment.reference()
                                : piece.reference()))
            .toList()
        : List.of(consignment);
  }

  /// The label wanted. Of several pieces it is a PDF, whose pages are told apart.
  static LabelSpec label(Tender tender) {
    var wanted = tender.label();
    return tender.consignment().isInPieces()
        ? new LabelSpec(LabelFormat.PDF, wanted.stock(), wanted.dpi())
        : wanted;
  }

  /// What all boxes together are insured for; null for nothing.
  ///
  /// @throws ProblemException `SERVICE_NOT_AVAILABLE` for boxes insured in several currencies
  static @Nullable Money insured(Consignment consignment) {
    return consignment.parcels().stream()
        .map(Parcel::insuredValue)
        .filter(Objects::nonNull)
        .reduce(DhlPieces::sum)
        .orElse(null);
  }

  private static Money sum(Money one, Money other) {
    if (!one.currency().equals(other.currency())) {
      throw ProblemException.invalid(
          ProblemCode.SERVICE_NOT_AVAILABLE,
          "pieces",
          CarrierWords.IN_CURRENCY.of(DhlExpress.NAME, one.currency().getCurrencyCode()));
    }
    return one.plus(other);
  }

  /// The acceptance with a label for each piece that DHL names.
  ///
  /// @param shipment the acceptance as of the only piece
  static Acceptance of(
      @Nullable List<DhlAnswerWire.Piece> pieces, Consignment consignment, Acceptance shipment) {
    return consignment.isInPieces()
        ? shipment.in(
            Absent.toEmpty(pieces).stream()
                .map(each -> VendorText.tidy(each.trackingNumber()))
                .filter(each -> !each.isEmpty())
                .map(plate -> new PieceLabel(plate, List.of("J" + plate), routing(shipment)))
                .toList())
        : shipment;
  }

  private static Map<String, String> routing(Acceptance shipment) {
    return Map.of(PieceLabel.WAYBILL, shipment.trackingNumber());
  }
}
