package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
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
import dev.quayside.engine.carrier.usps.UspsLabelWire.CustomerReference;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Image;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Label;
import dev.quayside.engine.carrier.usps.UspsLabelWire.PackageOptions;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Parcel;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Reprint;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Request;
import dev.quayside.printing.measure.Dpi;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a label and reads the answer.
final class UspsShipments {

  private static final int REFERENCE = 30;

  private UspsShipments() {}

  static Request request(Tender tender) {
    var consignment = tender.consignment();
    UspsLimits.require(consignment, tender.service());
    var kind = UspsHandle.of(consignment);
    return new Request(
        image(kind, consignment, tender.label()),
        UspsParties.recipient(consignment.to()),
        UspsParties.within("from", consignment.from()),
        parcel(kind, tender),
        UspsCustoms.form(consignment));
  }

  static Reprint reprint(Tender tender) {
    var consignment = tender.consignment();
    return new Reprint(
        new Image(
            imageType(UspsHandle.of(consignment), consignment, tender.label()),
            "4X6LABEL",
            null,
            null));
  }

  private static Image image(UspsHandle kind, Consignment consignment, LabelSpec label) {
    return new Image(
        imageType(kind, consignment, label),
        "4X6LABEL",
        kind == UspsHandle.INTERNATIONAL ? null : "NONE",
        null);
  }

  /// The label's image type. Labels with a customs form exist as PDF and ZPL only: PNG is made from
  /// the PDF.
  static String imageType(UspsHandle kind, Consignment consignment, LabelSpec label) {
    boolean declared = kind == UspsHandle.INTERNATIONAL || consignment.customs() != null;
    if (label.format() == LabelFormat.ZPL) {
      return label.dpi() == Dpi.DPI_203 ? "ZPL203DPI" : "ZPL300DPI";
    }
    return label.format() == LabelFormat.PNG && !declared ? "PNG" : "PDF";
  }

  private static Parcel parcel(UspsHandle kind, Tender tender) {
    var consignment = tender.consignment();
    var parcel = consignment.parcel();
    var sides = UspsPiece.knownSides(parcel);
    var extras = UspsPiece.extraServices(tender.service(), parcel);
    boolean outbound = kind != UspsHandle.RETURN;
    return new Parcel(
        "lb",
        UspsPiece.pounds(parcel.weight()),
        "in",
        sides.length(),
        sides.height(),
        sides.width(),
        UspsServices.mailClass(tender.service(), consignment.isReturn()),
        kind == UspsHandle.INTERNATIONAL ? null : "RECTANGULAR",
        UspsPiece.packagingType(parcel.packaging()),
        UspsPiece.processingCategory(parcel),
        outbound ? "NONE" : null,
        outbound ? UspsPiece.mailingDate(consignment).toString() : null,
        extras.isEmpty() ? null : extras,
        references(kind, consignment),
        options(kind, consignment));
  }

  private static @Nullable List<CustomerReference> references(
      UspsHandle kind, Consignment consignment) {
    var printed = kind == UspsHandle.INTERNATIONAL ? null : Boolean.TRUE;
    var references =
        SenderReferences.sent(UspsServices.PROFILE.options(), consignment).stream()
            .map(each -> new CustomerReference(VendorText.cut(each.value(), REFERENCE), printed))
            .toList();
    return references.isEmpty() ? null : references;
  }

  private static @Nullable PackageOptions options(UspsHandle kind, Consignment consignment) {
    var value = UspsPiece.packageValue(consignment.parcel());
    var undelivered = kind == UspsHandle.INTERNATIONAL ? "RETURN" : null;
    var contents = consignment.parcel().hazmat() ? "HAZMAT" : null;
    return value == null && undelivered == null && contents == null
        ? null
        : new PackageOptions(value, undelivered, contents);
  }

  /// The acceptance; empty without a number.
  static Optional<Acceptance> acceptance(Label said, Tender tender, Instant at) {
    var consignment = tender.consignment();
    var kind = UspsHandle.of(consignment);
    var about = about(said);
    var number =
        Stream.of(about.trackingNumber(), about.internationalTrackingNumber())
            .map(each -> Absent.toEmpty(each))
            .filter(each -> !each.isBlank())
            .findFirst();
    return number.map(
        tracking ->
            new Acceptance(
                tracking,
                kind.name(),
                Map.of(),
                UspsPiece.mailingDate(consignment),
                promised(about),
                at,
                charged(about),
                List.of(
                    document(said, kind, tracking, imageType(kind, consignment, tender.label())))));
  }

  /// The label's description, which may stand in a separate part.
  private static Label about(Label said) {
    return Stream.of(said.labelMetadata(), said.returnLabelMetadata())
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(said);
  }

  private static CarrierDocument document(
      Label said, UspsHandle kind, String tracking, String imageType) {
    return image(said)
        .map(file -> CarrierDocument.ready(CarrierDocumentKind.LABEL, file))
        .orElseGet(
            () ->
                CarrierDocument.later(
                    CarrierDocumentKind.LABEL, String.join(" ", kind.name(), tracking, imageType)));
  }

  static Optional<byte[]> image(Label said) {
    return Stream.of(said.labelImage(), said.returnLabelImage())
        .flatMap(each -> VendorFile.ofBase64(each).stream())
        .findFirst();
  }

  private static @Nullable LocalDate promised(Label about) {
    var commitment = about.commitment();
    return commitment == null
        ? null
        : Stream.of(commitment.expectedDeliveryDate(), commitment.scheduleDeliveryDate())
            .filter(Objects::nonNull)
            .flatMap(each -> UspsRates.date(each).stream())
            .findFirst()
            .orElse(null);
  }

  /// Postage, fees and extra services together; null when the postage is missing.
  private static @Nullable Money charged(Label about) {
    var postage = about.postage();
    if (postage == null) {
      return null;
    }
    var fees = Absent.toEmpty(about.fees());
    var extras = Absent.toEmpty(about.extraServices());
    return Money.rounded(
        Stream.concat(
                fees.stream().map(UspsWire.Fee::price), extras.stream().map(UspsWire.Extra::price))
            .filter(Objects::nonNull)
            .reduce(postage, BigDecimal::add),
        Money.USD);
  }
}
