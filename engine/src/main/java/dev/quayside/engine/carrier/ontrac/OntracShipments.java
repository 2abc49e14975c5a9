package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.carrier.module.Addressee;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.printing.measure.Dpi;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment, with every element even when empty, and reads the answer.
final class OntracShipments {

  private static final int NAME = 30;
  private static final int SHIPPER_LINE = 43;
  private static final int LINE = 60;
  private static final int CITY = 20;
  private static final int PHONE = 13;
  private static final int REFERENCE = 50;

  /// Label types of V7, 4x6 inches: ZPL for 203 dpi and PNG. Its PDF is only half a page.
  private static final int ZPL = 9;

  private static final int PNG = 12;

  private OntracShipments() {}

  static String request(Tender tender) {
    OntracLimits.ALL.require(tender.consignment());
    return XmlElement.document(
        "OnTracShipmentRequest",
        "",
        root ->
            root.group(
                "Shipments", list -> list.group("Shipment", each -> shipment(each, tender))));
  }

  private static void shipment(XmlElement element, Tender tender) {
    var consignment = tender.consignment();
    var parcel = consignment.parcel();
    var insured = parcel.insuredValue();
    var sides = Limits.sides(consignment);
    element
        .add("UID", tender.reference())
        .group("shipper", each -> shipper(each, consignment.from()))
        .group("consignee", each -> consignee(each, consignment.to()))
        .add("Service", OntracServices.onTheWire(tender.service()))
        .add("SignatureRequired", parcel.signature() == Signature.STANDARD)
        .add("Residential", OntracRates.isHome(consignment))
        .add("SaturdayDel", false)
        .add("Declared", insured == null ? "0" : insured.amount().toPlainString())
        .add("COD", 0)
        .add("CODType", "NONE")
        .add("Weight", OntracRates.pounds(parcel.weight()).toPlainString())
        .add("BillTo", 0);
    var options = OntracServices.PROFILE.options();
    var references = SenderReferences.sent(options, consignment);
    text(element, "Instructions", SenderReferences.instructions(options, consignment));
    text(element, "Reference", reference(references, 0));
    text(element, "Reference2", reference(references, 1));
    text(element, "Reference3", reference(references, 2));
    // left empty, since OnTrac assigns it
    text(element, "Tracking", "");
    element
        .group(
            "DIM",
            each ->
                each.add("Length", OntracRates.inches(sides.length()))
                    .add("Width", OntracRates.inches(sides.width()))
                    .add("Height", OntracRates.inches(sides.height())))
        .add("LabelType", labelType(tender.label()));
    text(element, "ShipEmail", "");
    text(element, "DelEmail", "");
    element.add("ShipDate", OntracRates.shipDate(consignment));
    text(element, "CargoType", "");
  }

  private static int labelType(LabelSpec label) {
    return label.format() == LabelFormat.ZPL && label.dpi() == Dpi.DPI_203 ? ZPL : PNG;
  }

  private static void shipper(XmlElement element, Address from) {
    var lines = VendorStreet.lines(Ontrac.NAME, "from", from, 1, SHIPPER_LINE);
    element
        .add("Name", name("from", from))
        .add("Addr1", required("from.street1", lines.isEmpty() ? "" : lines.getFirst(), LINE));
    place(element, "from", from);
  }

  private static void consignee(XmlElement element, Address to) {
    var lines = VendorStreet.lines(Ontrac.NAME, "to", to, 3, LINE);
    element
        .add("Name", name("to", to))
        .add("Addr1", required("to.street1", lines.isEmpty() ? "" : lines.getFirst(), LINE));
    text(element, "Addr2", lines.size() > 1 ? lines.get(1) : "");
    text(element, "Addr3", lines.size() > 2 ? lines.get(2) : "");
    place(element, "to", to);
  }

  private static void place(XmlElement element, String field, Address address) {
    element
        .add("City", required(field + ".city", address.city(), CITY))
        .add("State", required(field + ".state", address.state(), 2))
        .add("Zip", address.zip5());
    text(element, "Contact", Addressee.of(Ontrac.NAME, field, address, NAME, NAME).either());
    var digits = Telephone.read(address.phone(), address.country()).digits();
    text(element, "Phone", digits.length() > PHONE ? "" : digits);
  }

  static String name(String field, Address address) {
    return Addressee.of(Ontrac.NAME, field, address, NAME, NAME).first();
  }

  static String required(String field, @Nullable String text, int most) {
    return VendorText.required(Ontrac.NAME, field, text, most);
  }

  static void text(XmlElement element, String name, String text) {
    if (text.isEmpty()) {
      element.group(name, _ -> {});
    } else {
      element.add(name, text);
    }
  }

  /// The acceptance; empty without a number or a label.
  static Optional<Acceptance> acceptance(Xml shipment, Consignment consignment, Instant at) {
    var number = shipment.text("Tracking");
    return number.isEmpty()
        ? Optional.empty()
        : label(shipment.text("Label"))
            .map(
                file ->
                    new Acceptance(
                        number,
                        "",
                        Map.of(),
                        OntracRates.shipDate(consignment),
                        OntracRates.date(shipment.text("ExpectedDeliveryDate")).orElse(null),
                        at,
                        shipment.number("TotalChrg").map(OntracRates::usd).orElse(null),
                        List.of(CarrierDocument.ready(CarrierDocumentKind.LABEL, file))));
  }

  /// The label, in Base64; ZPL may come as it is.
  private static Optional<byte[]> label(String text) {
    if (text.startsWith("^XA")) {
      return Optional.of(text.getBytes(StandardCharsets.UTF_8));
    }
    return VendorFile.ofBase64(text);
  }

  private static String reference(List<ShipmentReference> all, int place) {
    return place < all.size() ? VendorText.cut(all.get(place).value(), REFERENCE) : "";
  }
}
