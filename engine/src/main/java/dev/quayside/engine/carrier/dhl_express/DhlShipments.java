package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment and reads the answer.
final class DhlShipments {

  static final DhlWire.EstimatedDelivery WITH_CUSTOMS = new DhlWire.EstimatedDelivery(true, "QDDC");

  private static final int DESCRIPTION = 70;
  private static final int REFERENCE = 35;
  private static final String CONSIGNOR = "CU";

  private DhlShipments() {}

  static DhlWire.ShipmentRequest shipment(String account, Tender tender) {
    var consignment = tender.consignment();
    DhlLimits.ALL.require(consignment);
    var ends =
        new DhlWire.Ends<>(
            DhlParties.sender(consignment.from()).with(DhlTaxIds.sender(consignment)),
            DhlParties.recipient(consignment.to()).with(DhlTaxIds.recipient(consignment)));
    boolean declared = DhlLane.isDeclared(consignment) && !isDocuments(tender);
    var customs = declared ? DhlCustoms.required(tender) : null;
    return new DhlWire.ShipmentRequest(
        DhlLane.plannedAt(consignment),
        new DhlWire.Pickup(false),
        DhlServices.product(tender.service(), declared),
        true,
        DhlParcel.accounts(account, consignment),
        DhlParcel.addedServices(consignment),
        DhlImages.of(DhlPieces.label(tender), customs),
        List.of(new DhlWire.Reference(tender.reference(), CONSIGNOR)),
        ends,
        content(tender, customs),
        WITH_CUSTOMS);
  }

  /// Whether goods have to be declared is all that the service decides.
  static String refusedAs(String service) {
    return isDocuments(service) ? DhlServices.DOCUMENTS : DhlExpress.CODE;
  }

  private static boolean isDocuments(Tender tender) {
    return isDocuments(tender.service());
  }

  private static boolean isDocuments(String service) {
    return service.equals(DhlServices.DOCUMENTS) || service.equals(DhlServices.ENVELOPE);
  }

  private static DhlWire.Content content(Tender tender, @Nullable Customs customs) {
    var consignment = tender.consignment();
    var value = customs == null ? null : DhlCustoms.value(customs);
    return new DhlWire.Content(
        DhlPieces.boxes(consignment).stream().map(DhlShipments::box).toList(),
        customs != null,
        value == null ? null : value.amount(),
        value == null ? null : value.currency().getCurrencyCode(),
        customs == null ? null : DhlCustoms.declaration(tender, customs),
        description(tender),
        DhlParcel.isDutyPaid(consignment) ? "DDP" : "DAP",
        DhlParcel.METRIC);
  }

  private static DhlWire.Box box(Consignment consignment) {
    var theirs =
        SenderReferences.sent(DhlServices.PROFILE.options(), consignment).stream()
            .map(each -> new DhlWire.Reference(VendorText.cut(each.value(), REFERENCE), CONSIGNOR))
            .toList();
    return new DhlWire.Box(
        DhlParcel.kilograms(consignment.parcel().weight()),
        DhlParcel.sides(DhlParcel.sides(consignment)),
        theirs.isEmpty() ? null : theirs,
        null);
  }

  private static String description(Tender tender) {
    if (isDocuments(tender)) {
      return "Documents";
    }
    var customs = tender.consignment().customs();
    var goods =
        customs == null
            ? ""
            : customs.items().stream()
                .map(CustomsItem::description)
                .collect(Collectors.joining(", "));
    var cut = VendorText.cut(goods, DESCRIPTION);
    return cut.isEmpty() ? "Goods" : cut;
  }

  /// The acceptance; empty when the answer has no waybill.
  static Optional<Acceptance> acceptance(
      DhlAnswerWire.Shipment said, Consignment consignment, Instant at) {
    var promised = said.estimatedDeliveryDate();
    return waybill(said.shipmentTrackingNumber())
        .map(
            waybill ->
                DhlPieces.of(
                    said.packages(),
                    consignment,
                    new Acceptance(
                        waybill,
                        "",
                        codes(said.packages()),
                        Map.of(),
                        DhlLane.shipDate(consignment),
                        promised == null ? null : DhlRates.date(promised.estimatedDeliveryDate()),
                        at,
                        DhlPrices.billed(said.shipmentCharges()).orElse(null),
                        documents(said))));
  }

  /// The acceptance of a shipment whose answer was lost together with its label: DHL gives a label
  /// only once.
  static Optional<Acceptance> found(
      DhlAnswerWire.Tracked said, Consignment consignment, Instant at) {
    return waybill(said.shipmentTrackingNumber())
        .map(
            waybill ->
                DhlPieces.of(
                    said.pieces(),
                    consignment,
                    new Acceptance(
                        waybill,
                        "",
                        Map.of(),
                        DhlLane.shipDate(consignment),
                        null,
                        at,
                        null,
                        List.of(CarrierDocument.lost(CarrierDocumentKind.LABEL)))));
  }

  /// The contents of the licence plates' bar codes, with and without the data identifier (ISO/IEC
  /// 15418: `J`) that scanners read before them.
  private static List<String> codes(@Nullable List<DhlAnswerWire.Piece> pieces) {
    return Absent.toEmpty(pieces).stream()
        .map(each -> VendorText.tidy(each.trackingNumber()))
        .filter(each -> !each.isEmpty())
        .flatMap(plate -> Stream.of(plate, "J" + plate))
        .toList();
  }

  private static Optional<String> waybill(@Nullable String number) {
    return Optional.ofNullable(number).filter(each -> each.matches("\\d{10,11}"));
  }

  private static List<CarrierDocument> documents(DhlAnswerWire.Shipment said) {
    var documents = new ArrayList<CarrierDocument>();
    documents.add(
        document(said, "label", CarrierDocumentKind.LABEL)
            .orElseGet(() -> CarrierDocument.lost(CarrierDocumentKind.LABEL)));
    document(said, "waybillDoc", CarrierDocumentKind.WAYBILL).ifPresent(documents::add);
    document(said, "invoice", CarrierDocumentKind.COMMERCIAL_INVOICE).ifPresent(documents::add);
    return documents;
  }

  private static Optional<CarrierDocument> document(
      DhlAnswerWire.Shipment said, String typeCode, CarrierDocumentKind kind) {
    return Absent.toEmpty(said.documents()).stream()
        .filter(each -> VendorText.isCode(typeCode, each.typeCode()))
        .flatMap(each -> VendorFile.ofBase64(each.content()).stream())
        .findFirst()
        .map(file -> CarrierDocument.ready(kind, file));
  }
}
