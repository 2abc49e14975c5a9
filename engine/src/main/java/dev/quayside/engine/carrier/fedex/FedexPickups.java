package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.fedex.wire.FedexPickupWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorText;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/// Pickups, by Express or by Ground. A booking has no reference of ours and FedEx does not list
/// them, so a person has to settle one whose answer was lost.
record FedexPickups(FedexApi api, CarrierLine line) implements Pickups {

  private static final int REMARKS = 60;
  private static final int LONGEST_PHONE = 13;
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  /// What a cancellation needs.
  ///
  /// @param location given for Express only, else empty
  record Handle(String carrierCode, String date, String code, String location) {

    static Handle read(String text) {
      var parts = text.split(" ", 4);
      return new Handle(parts[0], parts[1], parts[2], parts[3]);
    }

    String text() {
      return String.join(" ", carrierCode, date, code, location);
    }
  }

  @Override
  public Naming serviceNaming() {
    return Fedex.PICKUP_NAMING;
  }

  @Override
  public Booking book(Request request) {
    var asked = asked(line.credentials(), request, line.clock().instant());
    var said = api.bookPickup(asked, request.reference());
    return Wire.read(line.good(said, FedexErrors::problem), FedexPickupWire.Reply.class)
        .map(FedexPickupWire.Reply::output)
        .filter(booked -> booked.pickupConfirmationCode() != null)
        .map(booked -> booking(booked, FedexDriver.of(request.service()), request))
        .orElseThrow(line::unreadable);
  }

  static FedexPickupWire.Request asked(CarrierCredentials account, Request request, Instant now) {
    var driver = FedexDriver.of(request.service());
    return new FedexPickupWire.Request(
        number(account),
        new FedexPickupWire.Origin(
            "OTHER",
            location(request),
            request.date() + "T" + TIME.format(request.ready()),
            TIME.format(request.closing()),
            FedexTime.day(now, request.at()).equals(request.date()) ? "SAME_DAY" : "FUTURE_DAY",
            side(request.location())),
        FedexParcel.pounds(request.weight()),
        request.parcels(),
        driver.carrierCode(),
        Absent.fromEmpty(VendorText.cut(request.location(), REMARKS)));
  }

  private static FedexPickupWire.Location location(Request request) {
    var party = FedexAddresses.party("location", request.at(), null);
    var contact = party.contact();
    if (contact.phoneNumber().length() > LONGEST_PHONE) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS,
          "location.phone",
          FedexWords.PHONE.of(FedexAddresses.SHORTEST_PHONE, LONGEST_PHONE));
    }
    return new FedexPickupWire.Location(
        new FedexPickupWire.Contact(
            contact.companyName(), contact.personName(), contact.phoneNumber()),
        party.address());
  }

  /// The side of the building, which Ground asks for: the front, unless the text names another.
  private static String side(String words) {
    var plain = words.toLowerCase(Locale.ROOT);
    if (Stream.of("rear", "back").anyMatch(plain::contains)) {
      return "REAR";
    }
    return plain.contains("side") ? "SIDE" : "FRONT";
  }

  private static Booking booking(
      FedexPickupWire.Output booked, FedexDriver driver, Request request) {
    var code = Objects.requireNonNull(booked.pickupConfirmationCode());
    var handle =
        new Handle(
            driver.carrierCode(),
            request.date().toString(),
            code,
            VendorText.tidy(booked.location()));
    return new Booking(handle.text(), code, request.date(), null);
  }

  @Override
  public void cancel(String handle) {
    var booked = Handle.read(handle);
    var said =
        api.cancelPickup(
            new FedexPickupWire.Cancel(
                number(line.credentials()),
                booked.code(),
                booked.carrierCode(),
                booked.date(),
                Absent.fromEmpty(booked.location())));
    if (said.isGood() || !FedexErrors.isCancelledBefore(said)) {
      line.good(said, FedexErrors::problem);
    }
  }

  private static FedexWire.Account number(CarrierCredentials account) {
    return new FedexWire.Account(account.get(AccountField.ACCOUNT_NUMBER));
  }
}
