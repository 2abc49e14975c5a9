package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.printing.measure.Dpi;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment and reads the answer.
final class UpsShipments {

  private static final int REFERENCE = 35;
  private static final int DESCRIPTION = 35;
  private static final String PRINTED_RETURN = "9";
  private static final String EARLY = "14";

  private UpsShipments() {}

  /// What {@link #request} looks at the service for: telephone numbers, and what {@link
  /// UpsParcels#refusal} does.
  static String refusedAs(Consignment consignment, String service) {
    if (isEarly(service)) {
      return EARLY;
    }
    return UpsParcels.isRefusedByService(consignment) ? service : Ups.CODE;
  }

  private static boolean isEarly(String service) {
    return UpsServices.upsCode(service).equals(EARLY);
  }

  static UpsShipWire.Envelope request(CarrierCredentials account, Tender tender) {
    UpsParcels.refusal(tender.consignment(), tender.service())
        .ifPresent(
            why -> {
              throw new ProblemException(why);
            });
    return new UpsShipWire.Envelope(
        new UpsShipWire.Asked(
            new UpsWire.RequestOption(
                "validate", "2205", new UpsWire.Reference(tender.reference())),
            shipment(account, tender),
            format(tender.label())));
  }

  /// References belong to the parcel within the United States and to the shipment elsewhere.
  private static UpsShipWire.Shipment shipment(CarrierCredentials account, Tender tender) {
    var consignment = tender.consignment();
    boolean abroad = UpsParties.isAbroad(consignment);
    boolean phoned = abroad || isEarly(tender.service());
    boolean american =
        UpsParties.country(consignment.from()).equals(UpsParties.country(consignment.to()))
            && UpsParties.isImperial(consignment);
    if (abroad) {
      UpsCustoms.required(consignment);
    }
    return new UpsShipWire.Shipment(
        UpsCustoms.description(consignment),
        consignment.isReturn() ? Coded.of(PRINTED_RETURN) : null,
        abroad && UpsCustoms.isDocuments(consignment) ? UpsWire.INDICATED : null,
        UpsParties.whole(
                consignment.isReturn() ? "to" : "from",
                UpsParties.shipper(consignment),
                UpsParties.accountNumber(account),
                null,
                phoned)
            .with(consignment.isReturn() ? null : UpsTaxIds.sender(consignment), null),
        UpsParties.whole("to", consignment.to(), null, residential(consignment), phoned)
            .with(UpsTaxIds.recipient(consignment), null),
        UpsParties.whole("from", consignment.from(), null, null, phoned)
            .withoutEMail()
            .with(UpsTaxIds.sender(consignment), UpsTaxIds.vendor(consignment)),
        UpsParties.payment(account, consignment, UpsCustoms.senderPaysDuties(consignment)),
        new UpsWire.RatingOptions(UpsWire.INDICATED),
        american ? null : references(tender, null),
        Coded.of(UpsServices.upsCode(tender.service())),
        UpsCustoms.total(consignment),
        UpsWire.INDICATED,
        options(tender),
        UpsParcels.shipped(
            consignment, goods(consignment), piece -> american ? references(tender, piece) : null));
  }

  private static @Nullable String residential(Consignment consignment) {
    return Boolean.TRUE.equals(consignment.parcel().residential()) ? UpsWire.INDICATED : null;
  }

  /// A description of the goods, which a return needs.
  private static @Nullable String goods(Consignment consignment) {
    var known = VendorText.cut(UpsCustoms.description(consignment), DESCRIPTION);
    if (known.isEmpty()) {
      return consignment.isReturn() ? "Returned goods" : null;
    }
    return known;
  }

  /// @param piece a box with a reference of its own, which comes after ours; null for none
  private static List<UpsShipWire.Named> references(Tender tender, @Nullable Piece piece) {
    var own = piece == null ? null : piece.reference();
    var senders =
        SenderReferences.sent(UpsOptions.OPTIONS, tender.consignment()).stream()
            .map(ShipmentReference::value);
    return Stream.of(Stream.of(tender.reference()), Stream.ofNullable(own), senders)
        .flatMap(Function.identity())
        .distinct()
        .limit(UpsOptions.OPTIONS.references().most() + 1L)
        .map(each -> VendorText.cut(each, REFERENCE))
        .filter(each -> !each.isEmpty())
        .map(UpsShipWire.Named::new)
        .toList();
  }

  private static UpsShipWire.@Nullable Options options(Tender tender) {
    var invoice = UpsCustoms.invoice(tender);
    var signed = UpsParcels.signedAbroad(tender.consignment());
    var saturday = tender.consignment().wanted().saturday() ? UpsWire.INDICATED : null;
    return invoice == null && signed == null && saturday == null
        ? null
        : new UpsShipWire.Options(saturday, invoice, signed);
  }

  /// The label's format. UPS makes ZPL for 203 dpi, and images; PDF, PNG and other ZPL are made
  /// from its GIF.
  private static UpsShipWire.Format format(LabelSpec label) {
    boolean zpl = label.format() == LabelFormat.ZPL && label.dpi().equals(Dpi.DPI_203);
    return new UpsShipWire.Format(
        Coded.of(zpl ? "ZPL" : "GIF"), zpl ? null : "Mozilla/4.5", new UpsShipWire.Stock("6", "4"));
  }

  /// The acceptance; empty without a number.
  static Optional<Acceptance> acceptance(UpsShipWire.Results said, Tender tender, Instant at) {
    if (tender.consignment().isInPieces()) {
      return Optional.ofNullable(said.shipmentIdentificationNumber())
          .map(
              master ->
                  UpsPieces.of(Absent.toEmpty(said.packageResults()), said.form())
                      .acceptance(
                          master, UpsParties.shipDate(tender.consignment()), at, charged(said)));
    }
    var result =
        Absent.toEmpty(said.packageResults()).stream()
            .filter(each -> each.trackingNumber() != null)
            .findFirst();
    return result.map(
        piece -> {
          var number = Objects.requireNonNull(piece.trackingNumber());
          return new Acceptance(
              number,
              Objects.requireNonNullElse(said.shipmentIdentificationNumber(), number),
              Map.of(),
              UpsParties.shipDate(tender.consignment()),
              null,
              at,
              charged(said),
              documents(piece.shippingLabel(), said.form(), link(number, tender)));
        });
  }

  private static @Nullable Money charged(UpsShipWire.Results said) {
    return Stream.of(said.negotiatedRateCharges(), said.shipmentCharges())
        .filter(Objects::nonNull)
        .flatMap(
            each ->
                Stream.of(each.totalChargesWithTaxes(), each.totalCharge(), each.totalCharges()))
        .flatMap(each -> UpsPrices.money(each).stream())
        .findFirst()
        .orElse(null);
  }

  /// The acceptance of a recovered label; empty without a number.
  static Optional<Acceptance> recovered(UpsShipWire.Recovered said, Tender tender, Instant at) {
    if (tender.consignment().isInPieces()) {
      return Optional.ofNullable(said.shipmentIdentificationNumber())
          .map(
              master ->
                  UpsPieces.recovered(Absent.toEmpty(said.labelResults()), said.form())
                      .acceptance(master, UpsParties.shipDate(tender.consignment()), at, null));
    }
    return Absent.toEmpty(said.labelResults()).stream()
        .filter(each -> each.trackingNumber() != null)
        .findFirst()
        .map(
            each ->
                found(
                    Objects.requireNonNull(each.trackingNumber()),
                    said.shipmentIdentificationNumber(),
                    documents(
                        each.labelImage(),
                        said.form(),
                        link(Objects.requireNonNull(each.trackingNumber()), tender)),
                    tender,
                    at));
  }

  /// The acceptance of a shipment of which only the number is known; its label is asked for later.
  static Acceptance tracked(String number, Tender tender, Instant at) {
    return found(number, null, documents(null, null, link(number, tender)), tender, at);
  }

  /// The link a label is recovered by: its number and our reference.
  private static String link(String number, Tender tender) {
    return number + " " + tender.reference();
  }

  private static Acceptance found(
      String number,
      @Nullable String shipment,
      List<CarrierDocument> documents,
      Tender tender,
      Instant at) {
    return new Acceptance(
        number,
        Objects.requireNonNullElse(shipment, number),
        Map.of(),
        UpsParties.shipDate(tender.consignment()),
        null,
        at,
        null,
        documents);
  }

  private static List<CarrierDocument> documents(
      UpsShipWire.@Nullable Image label, UpsShipWire.@Nullable Form form, String link) {
    var all = new ArrayList<CarrierDocument>();
    all.add(
        bytes(label)
            .map(file -> CarrierDocument.ready(CarrierDocumentKind.LABEL, file))
            .orElseGet(() -> CarrierDocument.later(CarrierDocumentKind.LABEL, link)));
    bytes(form == null ? null : form.image())
        .map(file -> CarrierDocument.ready(CarrierDocumentKind.COMMERCIAL_INVOICE, file))
        .ifPresent(all::add);
    return all;
  }

  static Optional<byte[]> bytes(UpsShipWire.@Nullable Image image) {
    return VendorFile.ofBase64(image == null ? null : image.graphicImage());
  }
}
