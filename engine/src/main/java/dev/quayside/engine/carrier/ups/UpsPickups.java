package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// UPS On-Call Pickup: booked with the account, found by our reference when its answer was lost,
/// cancelled by its number.
record UpsPickups(UpsApi api, CarrierLine line) implements Pickups {

  private static final int COMPANY = 27;
  private static final int PERSON = 22;
  private static final int INSTRUCTION = 57;
  private static final int CITY = 50;
  private static final int POSTAL_CODE = 8;

  /// Characters in the one address line; UPS publishes no length.
  private static final int LINE = 70;

  private static final int MOST_PIECES = 999;
  private static final Weight OVERWEIGHT = Weight.ofPounds(70);
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HHmm");

  @Override
  public Booking book(Request request) {
    try {
      return booked(
          line.good(api.bookPickup(asked(line.credentials(), request)), UpsErrors::problem),
          request);
    } catch (InDoubtException unsure) {
      return pending(request, unsure);
    }
  }

  static UpsPickupWire.Envelope asked(CarrierCredentials account, Request request) {
    var at = request.at();
    return new UpsPickupWire.Envelope(
        new UpsPickupWire.Asked(
            new UpsWire.RequestOption(null, null, new UpsWire.Reference(request.reference())),
            "Y",
            new UpsPickupWire.Shipper(
                new UpsPickupWire.Holder(
                    UpsParties.accountNumber(account), UpsParties.country(at))),
            new UpsPickupWire.Window(
                TIME.format(request.closing()),
                TIME.format(request.ready()),
                DateTimeFormatter.BASIC_ISO_DATE.format(request.date())),
            place(at),
            "Y",
            List.of(
                new UpsPickupWire.Pieces(
                    service(request),
                    Integer.toString(Math.min(request.parcels(), MOST_PIECES)),
                    UpsParties.country(at),
                    "01")),
            new UpsPickupWire.Total(pounds(request.weight()), "LBS"),
            isOverweight(request) ? "Y" : "N",
            "01",
            Absent.fromEmpty(VendorText.cut(request.location(), INSTRUCTION)),
            request.reference(),
            "Y"));
  }

  private static UpsPickupWire.Door place(Address at) {
    VendorText.required(Ups.NAME, "location.street1", at.street1(), LINE);
    return new UpsPickupWire.Door(
        VendorText.required(Ups.NAME, "location.name", UpsParties.named(at), COMPANY),
        VendorText.cut(at.name() == null ? at.company() : at.name(), PERSON),
        VendorStreet.lines(Ups.NAME, "location", at, 1, LINE),
        VendorText.required(Ups.NAME, "location.city", at.city(), CITY),
        UpsParties.state("location", at),
        UpsParties.postalCode(at, POSTAL_CODE),
        UpsParties.country(at),
        at.company() == null ? "Y" : "N",
        UpsParties.phone("location", at, true));
  }

  /// UPS's code in three digits; Ground when no service was given.
  private static String service(Request request) {
    var named = Objects.requireNonNullElse(request.service(), UpsServices.GROUND);
    return "0" + UpsServices.upsCode(named);
  }

  private static String pounds(Weight weight) {
    return weight.pounds().setScale(1, RoundingMode.CEILING).max(new BigDecimal("0.1")).toString();
  }

  private static boolean isOverweight(Request request) {
    return request
            .weight()
            .pounds()
            .compareTo(OVERWEIGHT.pounds().multiply(BigDecimal.valueOf(request.parcels())))
        > 0;
  }

  private Booking booked(Said said, Request request) {
    return Wire.read(said, UpsPickupWire.Answer.class)
        .map(UpsPickupWire.Answer::pickupCreationResponse)
        .filter(booked -> booked.number() != null)
        .map(
            booked ->
                booking(
                    Objects.requireNonNull(booked.number()), price(booked.rateResult()), request))
        .orElseThrow(line::unreadable);
  }

  private static Booking booking(String number, @Nullable Money charged, Request request) {
    return new Booking(number, number, request.date(), charged);
  }

  /// The price, the account's own when it has one.
  private static @Nullable Money price(UpsPickupWire.@Nullable Price said) {
    return said == null
        ? null
        : Stream.of(
                Optional.ofNullable(said.grandTotalOfAllIncentedCharge()),
                Optional.ofNullable(said.grandTotalOfAllCharge()))
            .flatMap(Optional::stream)
            .flatMap(
                amount -> UpsPrices.money(new UpsWire.Amount(said.currencyCode(), amount)).stream())
            .findFirst()
            .orElse(null);
  }

  /// The pickup UPS has under our reference for today or tomorrow. When there is none, the booking
  /// stays in doubt: it may still arrive.
  private Booking pending(Request request, InDoubtException unsure) {
    try {
      return Wire.read(api.pendingPickups(), UpsPickupWire.PendingAnswer.class)
          .map(UpsPickupWire.PendingAnswer::pickupPendingStatusResponse)
          .map(UpsPickupWire.Pending::pendingStatus)
          .stream()
          .flatMap(List::stream)
          .filter(each -> request.reference().equals(each.referenceNumber()))
          .flatMap(each -> Stream.ofNullable(each.number()))
          .findFirst()
          .map(number -> booking(number, null, request))
          .orElseThrow(() -> unsure);
    } catch (RuntimeException unheard) {
      throw unsure;
    }
  }

  @Override
  public void cancel(String handle) {
    var said = api.cancelPickup(handle);
    if (!UpsErrors.wasCancelledBefore(said)) {
      line.good(said, UpsErrors::problem);
    }
  }
}
