package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.Addressee;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment and reads the answer (shipment.xsd, shipment-v8).
///
/// A shipment belongs to the group of its place and day, which is transmitted at the end of day.
final class CanadaPostShipments {

  private static final String NAMESPACE = "http://www.canadapost.ca/ws/shipment-v8";

  /// A contract customer is invoiced.
  static final String ON_ACCOUNT = "Account";

  static final int NAME = 44;
  private static final int LINE = 44;
  private static final int CITY = 40;
  private static final int PROVINCE = 20;
  static final int PHONE = 25;
  private static final int REFERENCE = 35;

  private CanadaPostShipments() {}

  static String shipment(CarrierCredentials account, Tender tender) {
    var consignment = tender.consignment();
    CanadaPostLimits.ALL.require(consignment);
    return XmlElement.document(
        "shipment",
        NAMESPACE,
        shipment ->
            shipment
                .add("customer-request-id", tender.reference())
                .add("group-id", group(consignment))
                .add("requested-shipping-point", CanadaPostRates.postalCode(consignment.from()))
                .add("expected-mailing-date", CanadaPostTime.mailingDate(consignment))
                .add("provide-pricing-info", true)
                .group("delivery-spec", spec -> delivery(spec, account, tender)));
  }

  static String group(Consignment consignment) {
    return "QS-%s-%s"
        .formatted(
            CanadaPostRates.postalCode(consignment.from()),
            CanadaPostTime.mailingDate(consignment).format(DateTimeFormatter.BASIC_ISO_DATE));
  }

  private static void delivery(XmlElement spec, CarrierCredentials account, Tender tender) {
    var consignment = tender.consignment();
    spec.add("service-code", tender.service())
        .group("sender", each -> sender(each, consignment.from()))
        .group("destination", each -> destination(each, consignment.to()));
    if (CanadaPostCustoms.isAbroad(consignment)
        || CanadaPostRates.isSigned(consignment.parcel())
        || consignment.parcel().insuredValue() != null) {
      spec.group("options", each -> options(each, tender));
    }
    spec.group(
            "parcel-characteristics",
            each -> CanadaPostRates.characteristics(each, consignment.parcel()))
        .group("print-preferences", each -> printing(each, tender.label().format()))
        .group(
            "preferences",
            each ->
                each.add("show-packing-instructions", false)
                    .add("show-postage-rate", false)
                    .add("show-insured-value", false));
    var references =
        SenderReferences.sent(CanadaPostServices.PROFILE.options(), consignment).stream()
            .map(each -> VendorText.cut(each.value(), REFERENCE))
            .toList();
    if (!references.isEmpty()) {
      spec.group("references", each -> references(each, references));
    }
    if (CanadaPostCustoms.isAbroad(consignment)) {
      spec.group("customs", each -> CanadaPostCustoms.declare(each, consignment));
    }
    spec.group(
        "settlement-info",
        each ->
            each.add("contract-id", account.get(AccountField.CONTRACT_ID))
                .add("intended-method-of-payment", ON_ACCOUNT));
  }

  private static void options(XmlElement options, Tender tender) {
    CanadaPostRates.options(options, tender.consignment().parcel());
    if (CanadaPostCustoms.isAbroad(tender.consignment())) {
      options.group(
          "option",
          each -> each.add("option-code", CanadaPostServices.nonDelivery(tender.service())));
    }
  }

  /// Sets the label's format. Canada Post makes PDF and ZPL; PNG is made from the PDF.
  private static void references(XmlElement element, List<String> references) {
    for (int i = 0; i < references.size(); i++) {
      element.add("customer-ref-" + (i + 1), references.get(i));
    }
  }

  private static void printing(XmlElement preferences, LabelFormat format) {
    preferences
        .add("output-format", "4x6")
        .add(
            "encoding",
            switch (format) {
              case PDF, PNG -> "PDF";
              case ZPL -> "ZPL";
            });
  }

  private static void sender(XmlElement sender, Address from) {
    var names = names("from", from);
    sender
        .add("name", names.first())
        .add("company", required("from.company", names.either(), NAME))
        .add("contact-phone", VendorText.phone(CanadaPost.NAME, "from", written(from), PHONE))
        .group("address-details", each -> address(each, "from", from));
  }

  static @Nullable String company(Address from) {
    return from.company() == null ? from.name() : from.company();
  }

  private static void destination(XmlElement destination, Address to) {
    var names = names("to", to);
    destination
        .add("name", names.first())
        .add("company", names.second())
        .add("client-voice-number", phone(to))
        .group("address-details", each -> address(each, "to", to));
  }

  /// Person and company; a name too long for its field runs on in the other.
  static Addressee names(String field, Address address) {
    var person = VendorText.tidy(address.name());
    var company = VendorText.tidy(address.company());
    return person.length() <= NAME && company.length() <= NAME
        ? new Addressee(person, company)
        : Addressee.of(CanadaPost.NAME, field, address, NAME, NAME);
  }

  /// The telephone number, which must not be missing abroad: customs and foreign posts need it.
  private static String phone(Address to) {
    return to.country().equals("CA")
        ? VendorText.fitting(written(to), PHONE)
        : VendorText.phone(CanadaPost.NAME, "to", written(to), PHONE);
  }

  /// The telephone number without an extension, for which there is no field.
  static String written(Address address) {
    return Telephone.read(address.phone(), address.country()).callable();
  }

  static void address(XmlElement details, String field, Address address) {
    var lines = VendorStreet.lines(CanadaPost.NAME, field, address, 2, LINE);
    details
        .add(
            "address-line-1",
            required(field + ".street1", lines.isEmpty() ? null : lines.getFirst(), LINE))
        .add("address-line-2", lines.size() > 1 ? lines.get(1) : null)
        .add("city", required(field + ".city", address.city(), CITY))
        .add("prov-state", province(field, address))
        .add("country-code", address.country())
        .add("postal-zip-code", zip(address));
  }

  private static @Nullable String province(String field, Address address) {
    var state = VendorText.cut(address.state(), PROVINCE);
    return field.matches("from|location") || address.country().matches("CA|US")
        ? required(field + ".state", state, PROVINCE)
        : state;
  }

  private static String zip(Address address) {
    return address.country().equals("CA")
        ? CanadaPostRates.postalCode(address)
        : VendorText.cut(address.zip(), 14);
  }

  static String required(String field, @Nullable String text, int most) {
    return VendorText.required(CanadaPost.NAME, field, text, most);
  }

  /// A request for a refund, which is answered by e-mail.
  static String refund(String email) {
    return XmlElement.document(
        "shipment-refund-request", NAMESPACE, each -> each.add("email", email));
  }

  /// The acceptance; empty when the answer is not a shipment.
  static Optional<Acceptance> acceptance(Xml info, Consignment consignment, Instant at) {
    var pin = info.text("tracking-pin");
    if (!info.isNamed("shipment-info") || pin.isEmpty()) {
      return Optional.empty();
    }
    var promised = info.text("shipment-price", "service-standard", "expected-delivery-date");
    return Optional.of(
        new Acceptance(
            pin,
            CanadaPostHandle.of(info, consignment).text(),
            Map.of(),
            CanadaPostTime.mailingDate(consignment),
            CanadaPostTime.date(promised).orElse(null),
            at,
            charged(info),
            documents(info)));
  }

  private static @Nullable Money charged(Xml info) {
    return info.number("shipment-price", "due-amount").map(CanadaPostRates::cad).orElse(null);
  }

  private static List<CarrierDocument> documents(Xml info) {
    return Stream.of(
            later(info, "label", CarrierDocumentKind.LABEL),
            later(info, "returnLabel", CarrierDocumentKind.RETURN_LABEL),
            later(info, "commercialInvoice", CarrierDocumentKind.COMMERCIAL_INVOICE))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<CarrierDocument> later(Xml info, String rel, CarrierDocumentKind kind) {
    var link = link(info, rel);
    return link.isEmpty() ? Optional.empty() : Optional.of(CarrierDocument.later(kind, link));
  }

  /// The target of a link of this kind; empty when there is none.
  static String link(Xml info, String rel) {
    return info.child("links").map(links -> links.children("link")).orElse(List.of()).stream()
        .filter(link -> link.attribute("rel").equals(rel))
        .map(link -> link.attribute("href"))
        .findFirst()
        .orElse("");
  }
}
