package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.fedex.wire.FedexTrackWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.printing.measure.Dpi;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment and reads the answer.
final class FedexShipments {

  static final String PICKUP = "USE_SCHEDULED_PICKUP";
  static final String PACKAGING = "YOUR_PACKAGING";

  /// The kind of reference that tracking finds a shipment by.
  static final String OUR_REFERENCE = "CUSTOMER_REFERENCE";

  /// Kinds of bar codes that are unique to a parcel.
  private static final Set<String> PARCELS_OWN = Set.of("FEDEX_1D", "GROUND");

  private static final int PURCHASE_ORDER = 30;

  private FedexShipments() {}

  static FedexShipWire.Request request(CarrierCredentials account, Tender tender) {
    FedexParcel.requireHarmless(tender.consignment(), tender.service());
    return new FedexShipWire.Request(
        "LABEL",
        new FedexWire.Account(account.get(AccountField.ACCOUNT_NUMBER)),
        "SYNCHRONOUS_ONLY",
        shipment(account, tender));
  }

  private static FedexShipWire.Shipment shipment(CarrierCredentials account, Tender tender) {
    var consignment = tender.consignment();
    var parcel = consignment.parcel();
    boolean abroad = FedexAddresses.isAbroad(consignment);
    return new FedexShipWire.Shipment(
        FedexTime.shipDate(consignment).toString(),
        FedexAddresses.party("from", consignment.from(), null)
            .with(FedexTaxIds.sender(consignment)),
        List.of(
            FedexAddresses.party("to", consignment.to(), residential(tender))
                .with(FedexTaxIds.recipient(consignment))
                .instructed(instructions(consignment))),
        PICKUP,
        tender.service(),
        FedexOptions.packagingType(parcel.packaging()),
        Objects.requireNonNull(FedexParcel.pounds(consignment.weight()).value()),
        FedexParcel.count(consignment),
        FedexPayment.transport(consignment.wanted().billing()),
        FedexParcel.services(consignment, consignment.wanted().flatRate()),
        abroad ? FedexCustoms.declared(consignment) : null,
        tender.service().equals(FedexServices.ECONOMY)
            ? FedexParcel.economy(account.get(Fedex.HUB_ID), parcel)
            : null,
        label(tender.label()),
        abroad ? FedexCustoms.invoice() : null,
        List.of("ACCOUNT"),
        FedexParcel.shipped(consignment, piece -> references(tender, piece)));
  }

  /// Whether the address is a home: always for Home Delivery, which serves homes only.
  private static @Nullable Boolean residential(Tender tender) {
    return tender.service().equals(FedexServices.HOME)
        ? Boolean.TRUE
        : tender.consignment().parcel().residential();
  }

  private static @Nullable String instructions(Consignment consignment) {
    return Absent.fromEmpty(SenderReferences.instructions(FedexOptions.OPTIONS, consignment));
  }

  /// Our reference, by which tracking finds the shipment, and the sender's: each under its kind, or
  /// the first that is free.
  ///
  /// @param piece a box of several, whose own reference stands for the shipment's; null for the
  ///   only one
  private static List<FedexWire.Reference> references(Tender tender, @Nullable Piece piece) {
    var free = new ArrayList<>(List.of("P_O_NUMBER", "INVOICE_NUMBER", "DEPARTMENT_NUMBER"));
    var sent =
        SenderReferences.sent(FedexOptions.OPTIONS, FedexPieces.named(tender.consignment(), piece));
    sent.forEach(each -> free.remove(kind(each)));
    var taken = new HashSet<String>();
    var all = new ArrayList<FedexWire.Reference>();
    all.add(new FedexWire.Reference(OUR_REFERENCE, tender.reference()));
    for (var each : sent) {
      var own = kind(each);
      var kind = own.isEmpty() || !taken.add(own) ? free.removeFirst() : own;
      all.add(new FedexWire.Reference(kind, VendorText.cut(each.value(), PURCHASE_ORDER)));
    }
    return all;
  }

  private static String kind(ShipmentReference reference) {
    return switch (reference.kind()) {
      case PURCHASE_ORDER -> "P_O_NUMBER";
      case INVOICE -> "INVOICE_NUMBER";
      case DEPARTMENT -> "DEPARTMENT_NUMBER";
      case CUSTOMER, OTHER -> "";
    };
  }

  /// The label's format. PDF and PNG are for paper, ZPL for label stock; a 600 dpi printer gets the
  /// ZPL made for 300 dpi.
  private static FedexShipWire.Label label(LabelSpec wanted) {
    return switch (wanted.format()) {
      case PDF, PNG ->
          new FedexShipWire.Label("COMMON2D", "PAPER_4X6", wanted.format().name(), null);
      case ZPL ->
          new FedexShipWire.Label(
              "COMMON2D", "STOCK_4X6", "ZPLII", wanted.dpi() == Dpi.DPI_203 ? 203 : 300);
    };
  }

  static FedexShipWire.Cancel cancellation(
      CarrierCredentials account, String trackingNumber, String country) {
    return new FedexShipWire.Cancel(
        new FedexWire.Account(account.get(AccountField.ACCOUNT_NUMBER)),
        Absent.fromEmpty(country),
        "DELETE_ALL_PACKAGES",
        trackingNumber);
  }

  /// Asks tracking for our reference, from a day before to a day after because of time zones.
  ///
  /// @param today the latest day a search may end with
  static FedexTrackWire.Reference lookup(
      CarrierCredentials account, Tender tender, LocalDate today) {
    var day = FedexTime.shipDate(tender.consignment());
    var end = today.isAfter(day) ? day.plusDays(1) : today;
    return new FedexTrackWire.Reference(
        new FedexTrackWire.Referenced(
            OUR_REFERENCE,
            tender.reference(),
            account.get(AccountField.ACCOUNT_NUMBER),
            day.minusDays(1).toString(),
            end.toString(),
            end.toString()),
        false);
  }

  /// The acceptance; empty when the answer has no number. The label may be missing from its
  /// documents.
  static Optional<Acceptance> acceptance(FedexShipWire.Reply reply, Tender tender, Instant at) {
    return Optional.ofNullable(reply.output())
        .flatMap(output -> Absent.toEmpty(output.transactionShipments()).stream().findFirst())
        .flatMap(sold -> acceptance(sold, tender, at));
  }

  private static Optional<Acceptance> acceptance(
      FedexShipWire.Sold sold, Tender tender, Instant at) {
    var consignment = tender.consignment();
    return number(sold)
        .map(
            number ->
                FedexPieces.of(
                    sold,
                    tender,
                    new Acceptance(
                        number,
                        new FedexHandle(
                                FedexAddresses.country(consignment.from()), tender.service())
                            .text(),
                        codes(sold),
                        Map.of(),
                        FedexTime.shipDate(consignment),
                        promised(sold).orElse(null),
                        at,
                        charged(sold).orElse(null),
                        documents(sold))));
  }

  private static Optional<String> number(FedexShipWire.Sold sold) {
    return Stream.concat(
            pieces(sold).map(FedexShipWire.Piece::trackingNumber),
            Stream.ofNullable(sold.masterTrackingNumber()))
        .filter(each -> each != null && !each.isBlank())
        .findFirst();
  }

  private static Stream<FedexShipWire.Piece> pieces(FedexShipWire.Sold sold) {
    return Absent.toEmpty(sold.pieceResponses()).stream();
  }

  /// The contents of bar codes unique to the parcel. A label's other codes are the same on many
  /// labels.
  private static List<String> codes(FedexShipWire.Sold sold) {
    var detail = sold.completedShipmentDetail();
    return detail == null
        ? List.of()
        : codes(Absent.toEmpty(detail.completedPackageDetails()).stream());
  }

  static List<String> codes(Stream<FedexShipWire.Package> packages) {
    return packages
        .map(FedexShipWire.Package::operationalDetail)
        .filter(Objects::nonNull)
        .map(FedexShipWire.Labeling::barcodes)
        .filter(Objects::nonNull)
        .flatMap(each -> Absent.toEmpty(each.stringBarcodes()).stream())
        .filter(each -> PARCELS_OWN.contains(VendorText.tidy(each.type())))
        .map(each -> VendorText.tidy(each.value()))
        .filter(each -> !each.isEmpty())
        .toList();
  }

  private static Optional<LocalDate> promised(FedexShipWire.Sold sold) {
    return Optional.ofNullable(sold.completedShipmentDetail())
        .map(FedexShipWire.Completed::operationalDetail)
        .flatMap(
            each ->
                FedexTime.date(each.deliveryDate()).or(() -> FedexTime.date(each.commitDate())));
  }

  /// The charge of the rate that applies, else of the pieces.
  private static Optional<Money> charged(FedexShipWire.Sold sold) {
    return Optional.ofNullable(sold.completedShipmentDetail())
        .map(FedexShipWire.Completed::shipmentRating)
        .flatMap(FedexShipments::actual)
        .or(
            () ->
                pieces(sold)
                    .flatMap(
                        each -> FedexMoney.money(each.netRateAmount(), each.currency()).stream())
                    .reduce(Money::plus));
  }

  private static Optional<Money> actual(FedexShipWire.Rating rating) {
    return Absent.toEmpty(rating.shipmentRateDetails()).stream()
        .filter(each -> Objects.equals(each.rateType(), rating.actualRateType()))
        .flatMap(each -> FedexMoney.money(each.totalNetCharge(), each.currency()).stream())
        .findFirst();
  }

  private static List<CarrierDocument> documents(FedexShipWire.Sold sold) {
    var documents = new ArrayList<CarrierDocument>();
    Stream.concat(
            pieces(sold).flatMap(each -> Absent.toEmpty(each.packageDocuments()).stream()),
            Absent.toEmpty(sold.shipmentDocuments()).stream())
        .flatMap(each -> document(each).stream())
        .forEach(documents::add);
    return documents;
  }

  static Optional<CarrierDocument> document(FedexShipWire.Document said) {
    return kind(said).flatMap(kind -> file(kind, said));
  }

  private static Optional<CarrierDocumentKind> kind(FedexShipWire.Document said) {
    return switch (VendorText.tidy(said.contentType()).toUpperCase(Locale.ROOT)) {
      case "LABEL" -> Optional.of(CarrierDocumentKind.LABEL);
      case "COMMERCIAL_INVOICE" -> Optional.of(CarrierDocumentKind.COMMERCIAL_INVOICE);
      default -> Optional.empty();
    };
  }

  private static Optional<CarrierDocument> file(
      CarrierDocumentKind kind, FedexShipWire.Document said) {
    return VendorFile.ofBase64(said.encodedLabel())
        .map(file -> CarrierDocument.ready(kind, file))
        .or(() -> Optional.ofNullable(said.url()).map(url -> CarrierDocument.later(kind, url)));
  }

  /// Whether there is a label; of several packages, one for each.
  static boolean hasLabel(Acceptance acceptance, Tender tender) {
    if (tender.consignment().isInPieces()) {
      return acceptance.pieces().size() == tender.consignment().pieces().size();
    }
    return acceptance.documents().stream()
        .anyMatch(each -> each.kind() == CarrierDocumentKind.LABEL);
  }
}
