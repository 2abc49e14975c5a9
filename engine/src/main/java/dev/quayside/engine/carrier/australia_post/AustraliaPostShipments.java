package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.Addressee;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment and its labels, and reads the answers.
final class AustraliaPostShipments {

  private static final int LINE = 40;
  private static final int LINES = 3;
  private static final int PHONE = 20;
  private static final int EMAIL = 50;
  private static final int REFERENCE = 50;
  private static final int STATE = 3;
  private static final int POSTCODE = 10;
  private static final List<String> GROUPS =
      List.of("Parcel Post", "Express Post", "StarTrack", "International");

  private AustraliaPostShipments() {}

  static AustraliaPostWire.ShipmentsRequest request(Tender tender) {
    var consignment = tender.consignment();
    AustraliaPostCarrier.LIMITS.require(consignment);
    consignment.parcels().forEach(AustraliaPostParcel::require);
    return new AustraliaPostWire.ShipmentsRequest(
        List.of(
            new AustraliaPostWire.Shipment(
                tender.reference(),
                tender.reference(),
                Absent.fromEmpty(VendorText.cut(consignment.reference(), REFERENCE)),
                false,
                party("from", consignment.from()),
                party("to", consignment.to()),
                items(tender),
                consignment.isReturn() ? "RETURN" : null)));
  }

  private static AustraliaPostWire.Party party(String field, Address address) {
    required(field + ".street1", address.street1(), LINE);
    var names = names(field, address);
    var state = VendorText.tidy(address.state());
    var email = VendorText.tidy(address.email());
    return new AustraliaPostWire.Party(
        names.first(),
        Absent.fromEmpty(names.second()),
        VendorStreet.lines(AustraliaPost.NAME, field, address, LINES, LINE),
        required(field + ".city", address.city(), LINE),
        address.country().equals("AU")
            ? required(field + ".state", state, STATE)
            : state.length() > STATE ? null : Absent.fromEmpty(state),
        VendorText.cut(address.zip(), POSTCODE),
        address.country(),
        phone(field, address),
        email.length() > EMAIL ? null : Absent.fromEmpty(email));
  }

  /// Person and company; a name too long for its field runs on in the other.
  private static Addressee names(String field, Address address) {
    var name = VendorText.tidy(name(address));
    var company = VendorText.tidy(address.company());
    return name.length() <= LINE && company.length() <= LINE
        ? new Addressee(required(field + ".name", name, LINE), company)
        : Addressee.of(AustraliaPost.NAME, field, address, LINE, LINE);
  }

  static @Nullable String name(Address address) {
    return address.name() == null ? address.company() : address.name();
  }

  /// The telephone number, which must not be missing abroad: customs and foreign posts need it.
  private static @Nullable String phone(String field, Address address) {
    var phone = Telephone.read(address.phone(), address.country()).callable();
    return address.country().equals("AU")
        ? VendorText.ifFits(phone, PHONE)
        : VendorText.phone(AustraliaPost.NAME, field, phone, PHONE);
  }

  /// An item for each box, with our reference and its number.
  private static List<AustraliaPostWire.Item> items(Tender tender) {
    var parcels = tender.consignment().parcels();
    return parcels.size() == 1
        ? List.of(item(tender, tender.reference(), parcels.getFirst()))
        : IntStream.range(0, parcels.size())
            .mapToObj(
                place -> item(tender, tender.reference() + "-" + (place + 1), parcels.get(place)))
            .toList();
  }

  private static AustraliaPostWire.Item item(Tender tender, String reference, Parcel parcel) {
    var consignment = tender.consignment();
    var sides = Optional.ofNullable(parcel.dimensions());
    var customs = Optional.ofNullable(AustraliaPostCustoms.declared(consignment));
    return new AustraliaPostWire.Item(
        reference,
        tender.service(),
        sides.map(each -> AustraliaPostParcel.centimetres(each.length())).orElse(null),
        sides.map(each -> AustraliaPostParcel.centimetres(each.width())).orElse(null),
        sides.map(each -> AustraliaPostParcel.centimetres(each.height())).orElse(null),
        AustraliaPostParcel.kilograms(parcel.weight()),
        isLeft(tender),
        true,
        parcel.hazmat(),
        AustraliaPostParcel.features(parcel),
        customs.map(each -> AustraliaPostCustoms.classification(each.contentsType())).orElse(null),
        customs.map(AustraliaPostCustoms::other).orElse(null),
        customs.map(each -> each.contentsType().wire().equals("merchandise")).orElse(null),
        customs.map(AustraliaPostCustoms::description).orElse(null),
        customs.map(AustraliaPostCustoms::contents).orElse(null));
  }

  /// Whether the parcel may be left in a safe place: within Australia, when no signature is needed.
  private static boolean isLeft(Tender tender) {
    return tender.consignment().parcel().signature() == Signature.NONE
        && !AustraliaPostServices.isSigned(tender.service())
        && !AustraliaPostParcel.isAbroad(tender.consignment());
  }

  /// The shipment with our reference among the post's; empty when it is not there.
  static Optional<Acceptance> acceptance(
      AustraliaPostWire.ShipmentsReply said, Tender tender, Instant at) {
    return Absent.toEmpty(said.shipments()).stream()
        .filter(each -> tender.reference().equals(each.shipmentReference()))
        .flatMap(each -> acceptance(each, tender, at).stream())
        .findFirst();
  }

  private static Optional<Acceptance> acceptance(
      AustraliaPostWire.Sold sold, Tender tender, Instant at) {
    var id = sold.shipmentId();
    return id == null
        ? Optional.empty()
        : number(sold).map(number -> acceptance(id, number, sold, tender, at));
  }

  private static Acceptance acceptance(
      String id, String number, AustraliaPostWire.Sold sold, Tender tender, Instant at) {
    Consignment consignment = tender.consignment();
    // the pages of a PDF are told apart, so the labels of several items are one
    var format = consignment.isInPieces() ? LabelFormat.PDF : tender.label().format();
    var accepted =
        new Acceptance(
            number,
            id,
            Map.of(),
            AustraliaPostTime.shipDate(consignment),
            null,
            at,
            charged(sold),
            List.of(CarrierDocument.later(CarrierDocumentKind.LABEL, link(id, format))));
    return consignment.isInPieces()
        ? accepted.numbered(consignmentId(sold).orElse(number)).in(articles(sold))
        : accepted;
  }

  private static Stream<AustraliaPostWire.Numbers> numbers(AustraliaPostWire.Sold sold) {
    return Absent.toEmpty(sold.items()).stream()
        .map(AustraliaPostWire.SoldItem::trackingDetails)
        .filter(Objects::nonNull);
  }

  private static Optional<String> consignmentId(AustraliaPostWire.Sold sold) {
    return numbers(sold)
        .map(AustraliaPostWire.Numbers::consignmentId)
        .filter(each -> each != null && !each.isBlank())
        .findFirst();
  }

  /// The labels of the items that have an article's number.
  private static List<PieceLabel> articles(AustraliaPostWire.Sold sold) {
    return numbers(sold)
        .map(AustraliaPostWire.Numbers::articleId)
        .filter(each -> each != null && !each.isBlank())
        .map(PieceLabel::of)
        .toList();
  }

  /// The tracking number; for StarTrack's parcels their consignment's.
  private static Optional<String> number(AustraliaPostWire.Sold sold) {
    return numbers(sold)
        .flatMap(each -> Stream.of(each.articleId(), each.consignmentId()))
        .filter(each -> each != null && !each.isBlank())
        .findFirst();
  }

  private static @Nullable Money charged(AustraliaPostWire.Sold sold) {
    var summary = sold.shipmentSummary();
    var cost = summary == null ? null : summary.totalCost();
    return cost == null ? null : Money.rounded(cost, AustraliaPostParcel.AUD);
  }

  /// The link the label is asked for by. It is Quayside's own, since the post's links to labels
  /// expire.
  private static String link(String shipment, LabelFormat format) {
    return shipment + " " + (format == LabelFormat.ZPL ? "ZPL" : "PDF");
  }

  /// Asks for a shipment's label on one page of 105 x 148 mm. PNG is made from the PDF.
  static AustraliaPostLabelWire.Request label(String link) {
    var parts = link.split(" ", 2);
    return new AustraliaPostLabelWire.Request(
        true,
        List.of(
            new AustraliaPostLabelWire.Preference(
                "PRINT",
                parts.length > 1 ? parts[1] : "PDF",
                GROUPS.stream()
                    .map(each -> new AustraliaPostLabelWire.Group(each, "A6-1pp", true, 0, 0))
                    .toList())),
        List.of(new AustraliaPostLabelWire.Of(parts[0])));
  }

  /// The URL of the label; empty while the post makes it.
  static Optional<String> url(AustraliaPostLabelWire.Reply said) {
    return Absent.toEmpty(said.labels()).stream()
        .map(AustraliaPostLabelWire.Label::url)
        .filter(each -> each != null && !each.isBlank())
        .findFirst();
  }

  private static String required(String field, @Nullable String text, int most) {
    return VendorText.required(AustraliaPost.NAME, field, text, most);
  }
}
