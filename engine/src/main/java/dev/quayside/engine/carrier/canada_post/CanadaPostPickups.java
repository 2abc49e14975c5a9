package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import java.time.LocalTime;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Pickups on demand (pickuprequest.xsd): on one day, in the afternoon, at the given address.
record CanadaPostPickups(CarrierLine line, CanadaPostApi api) implements Pickups {

  private static final String NAMESPACE = "http://www.canadapost.ca/ws/pickuprequest";
  private static final LocalTime EARLIEST = LocalTime.NOON;
  private static final LocalTime LATEST = LocalTime.of(17, 45);
  private static final int QUARTER = 15;
  private static final int PLACE = 35;
  private static final int CONTACT = 45;
  private static final int INSTRUCTIONS = 132;
  private static final int EMAIL = 60;
  private static final Pattern EMAILS =
      Pattern.compile(
          "['\\w\\-+]+(\\.['\\w\\-+]+)*@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,5}");
  private static final Pattern PHONES = Pattern.compile("1?(\\d{3})(\\d{3})(\\d{4})");

  @Override
  public Booking book(Request request) {
    var said = api.bookPickup(document(line.credentials(), request));
    return Xml.read(line.good(said, CanadaPostErrors::problem))
        .map(CanadaPostPickups::info)
        .flatMap(info -> booking(info, request))
        .orElseThrow(line::unreadable);
  }

  private static Xml info(Xml root) {
    return root.isNamed("pickup-request-info")
        ? root
        : root.child("pickup-request-info").orElse(root);
  }

  private static Optional<Booking> booking(Xml info, Request request) {
    var id = info.text("pickup-request-header", "request-id");
    return id.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Booking(
                id,
                id,
                request.date(),
                info.number("pickup-request-price", "due-amount")
                    .map(CanadaPostRates::cad)
                    .orElse(null)));
  }

  @Override
  public void cancel(String handle) {
    var said = api.cancelPickup(handle);
    if (!said.isGood() && !said.isUnknown() && !isCancelled(handle)) {
      throw CanadaPostErrors.problem(line, said);
    }
  }

  private boolean isCancelled(String handle) {
    Said said = api.pickupDetails(handle);
    return said.isGood()
        && CanadaPostErrors.read(line, said)
            .text("pickup-request-header", "request-status")
            .equals("Cancelled");
  }

  static String document(CarrierCredentials account, Request request) {
    var at = request.at();
    Limits.requireOwnCountry(CanadaPost.NAME, at.country().equals("CA"));
    var ready = ready(request.ready());
    var closing = closing(request.closing());
    if (!ready.isBefore(closing)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "window.closing", CanadaPostWords.PICKUP_HOURS.of());
    }
    return XmlElement.document(
        "pickup-request-details",
        NAMESPACE,
        details ->
            details
                .add("customer-request-id", request.reference())
                .add("pickup-type", "OnDemand")
                .group("pickup-location", each -> place(each, at))
                .group("contact-info", each -> contact(each, at))
                .group(
                    "location-details",
                    each -> each.add("pickup-instructions", instructions(request)))
                .group("items-characteristics", each -> kind(each, request.service()))
                .add("pickup-volume", request.parcels())
                .group(
                    "pickup-times",
                    times ->
                        times.group(
                            "on-demand-pickup-time",
                            each ->
                                each.add("date", request.date())
                                    .add("preferred-time", ready)
                                    .add("closing-time", closing)))
                .group(
                    "payment-info",
                    each ->
                        each.add("contract-id", account.get(AccountField.CONTRACT_ID))
                            .add("method-of-payment", CanadaPostShipments.ON_ACCOUNT)));
  }

  /// The next quarter of an hour, between noon and the latest time.
  private static LocalTime ready(LocalTime wanted) {
    int over = wanted.getMinute() % QUARTER;
    var quarter =
        over == 0 ? wanted.withSecond(0) : wanted.withSecond(0).plusMinutes(QUARTER - over);
    return wanted.isAfter(LATEST) ? LATEST : quarter.isBefore(EARLIEST) ? EARLIEST : quarter;
  }

  /// The quarter of an hour before, at most the latest time.
  private static LocalTime closing(LocalTime wanted) {
    var quarter = wanted.withSecond(0).minusMinutes(wanted.getMinute() % QUARTER);
    return quarter.isAfter(LATEST) ? LATEST : quarter;
  }

  private static void place(XmlElement element, Address at) {
    var street = VendorStreet.lines(CanadaPost.NAME, "location", at, 1, PLACE);
    element
        .add("business-address-flag", false)
        .group(
            "alternate-address",
            each ->
                each.add(
                        "company",
                        CanadaPostShipments.required(
                            "location.company", CanadaPostShipments.company(at), PLACE))
                    .add(
                        "address-line-1",
                        CanadaPostShipments.required(
                            "location.street1", street.isEmpty() ? null : street.getFirst(), PLACE))
                    .add("city", CanadaPostShipments.required("location.city", at.city(), PLACE))
                    .add("province", CanadaPostShipments.required("location.state", at.state(), 2))
                    .add("postal-code", CanadaPostRates.postalCode(at)));
  }

  /// States whether they are Priority Worldwide or Priority parcels; each has its own drivers.
  private static void kind(XmlElement element, @Nullable String service) {
    var code = service == null ? "" : service;
    element.add("pww-flag", code.contains(".PW.")).add("priority-flag", code.equals("DOM.PC"));
  }

  private static void contact(XmlElement element, Address at) {
    var name = at.name() == null ? at.company() : at.name();
    element
        .add("contact-name", CanadaPostShipments.required("location.name", name, CONTACT))
        .add("email", email(at))
        .add("contact-phone", phone(at));
  }

  private static String email(Address at) {
    var email = VendorText.tidy(at.email());
    if (email.length() > EMAIL || !EMAILS.matcher(email).matches()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, "location.email", CanadaPostWords.PICKUP_EMAIL.of());
    }
    return email;
  }

  private static String phone(Address at) {
    var phone = PHONES.matcher(Telephone.read(at.phone(), at.country()).digits());
    if (!phone.matches()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, "location.phone", CanadaPostWords.PICKUP_PHONE.of());
    }
    return phone.group(1) + "-" + phone.group(2) + "-" + phone.group(3);
  }

  /// The driver's instructions, which must not be missing.
  private static String instructions(Request request) {
    var words = VendorText.cut(request.location(), INSTRUCTIONS);
    return words.isEmpty() ? "Parcels: " + request.parcels() : words;
  }
}
