package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.usps.UspsDayWire.Confirmation;
import dev.quayside.engine.carrier.usps.UspsDayWire.Contact;
import dev.quayside.engine.carrier.usps.UspsDayWire.Pickup;
import dev.quayside.engine.carrier.usps.UspsDayWire.PickupAddress;
import dev.quayside.engine.carrier.usps.UspsDayWire.Pieces;
import dev.quayside.engine.carrier.usps.UspsDayWire.Spot;
import dev.quayside.engine.carrier.usps.UspsDayWire.Street;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.engine.parcel.place.Places;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Pickups by the mail carrier on the usual round of a day: a time cannot be chosen.
record UspsPickups(CarrierLine line, UspsApi api) implements Pickups {

  /// The usual class. At least one piece must be of a class that is picked up free of charge.
  private static final String USUAL = "USPS_GROUND_ADVANTAGE";

  private static final Set<String> PICKED_UP =
      Set.of(USUAL, "PRIORITY_MAIL", "PRIORITY_MAIL_EXPRESS");

  private static final int NAME = 50;
  private static final Pattern GONE = Pattern.compile("not found|cancel+ed");

  /// The places parcels can be collected from, in USPS's words; the packer's text is searched for
  /// them.
  private static final List<String> SPOTS =
      List.of(
          "FRONT_DOOR",
          "BACK_DOOR",
          "SIDE_DOOR",
          "KNOCK_ON_DOOR",
          "MAIL_ROOM",
          "RECEPTION",
          "MAILBOX",
          "OFFICE",
          "PORCH");

  @Override
  public Booking book(Request request) {
    var said = line.good(api.bookPickup(pickup(request)), UspsErrors::problem);
    return Wire.read(said, Confirmation.class)
        .flatMap(confirmed -> booking(confirmed, request))
        .orElseThrow(line::unreadable);
  }

  private static Optional<Booking> booking(Confirmation confirmed, Request request) {
    return Optional.ofNullable(confirmed.confirmationNumber())
        .filter(number -> !number.isBlank())
        .map(
            number ->
                new Booking(
                    number,
                    number,
                    Optional.ofNullable(confirmed.pickupDate())
                        .flatMap(UspsRates::date)
                        .orElse(request.date()),
                    null));
  }

  /// Cancels a pickup. The tag this needs is valid for an hour and is asked for first.
  @Override
  public void cancel(String handle) {
    var said = api.pickup(handle);
    if (isGone(said)) {
      return;
    }
    var tag = line.good(said, UspsErrors::problem).header("ETag");
    if (tag.isBlank()) {
      throw line.garbled();
    }
    var cancelled = api.cancelPickup(handle, tag);
    if (!isGone(cancelled)) {
      line.good(cancelled, UspsErrors::problem);
    }
  }

  private static boolean isGone(Said said) {
    return said.isUnknown()
        || (!said.isGood() && GONE.matcher(UspsErrors.text(said).toLowerCase(Locale.ROOT)).find());
  }

  static Pickup pickup(Request request) {
    Limits.requireOwnCountry(Usps.NAME, Places.isUsPostal(request.at()));
    return new Pickup(
        request.date().toString(),
        at(request.at()),
        List.of(new Pieces(kind(request.service()), request.parcels())),
        UspsPiece.pounds(request.weight()),
        spot(request.location()));
  }

  private static String kind(@Nullable String service) {
    if (service == null) {
      return USUAL;
    }
    return UspsServices.PROFILE
        .service(service)
        .filter(CarrierService::international)
        .map(_ -> "INTERNATIONAL")
        .orElse(PICKED_UP.contains(service) ? service : "OTHER");
  }

  /// The pickup's address. USPS wants first and last name, so a single word is used as both.
  private static PickupAddress at(Address at) {
    var place = UspsParties.within("location", at);
    var person = VendorText.tidy(at.name() == null ? at.company() : at.name());
    int blank = person.lastIndexOf(' ');
    return new PickupAddress(
        VendorText.cut(blank < 0 ? person : person.substring(0, blank), NAME),
        VendorText.cut(person.substring(blank + 1), NAME),
        at.name() == null ? null : place.firm(),
        new Street(
            place.streetAddress(),
            place.secondaryAddress(),
            place.city(),
            place.state(),
            place.zipCode(),
            place.zipPlus4()),
        contacts(at));
  }

  /// @throws ProblemException `INVALID_ADDRESS` without an e-mail address and a telephone number
  private static List<Contact> contacts(Address at) {
    var digits = Telephone.read(at.phone(), at.country()).digits();
    var contacts =
        Stream.concat(
                Stream.ofNullable(UspsParties.email(at)).map(email -> new Contact(email, null)),
                Stream.of(digits)
                    .filter(each -> each.length() == 10)
                    .map(cell -> new Contact(null, cell)))
            .toList();
    if (contacts.isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, "location.email", CarrierWords.REQUIRED.of(Usps.NAME));
    }
    return contacts;
  }

  private static Spot spot(String words) {
    var instructions = VendorText.tidy(words);
    if (instructions.isEmpty()) {
      return new Spot(SPOTS.getFirst(), null);
    }
    var named = instructions.toUpperCase(Locale.ROOT).replace(' ', '_');
    return SPOTS.stream()
        .filter(named::contains)
        .findFirst()
        .map(spot -> new Spot(spot, spot.equals(named) ? null : instructions))
        .orElseGet(() -> new Spot("OTHER", instructions));
  }
}
