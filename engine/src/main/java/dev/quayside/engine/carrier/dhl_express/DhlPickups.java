package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.VendorText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/// Pickups: booked once, cancelled by their confirmation number. DHL does not list them, so a
/// person has to settle a booking whose answer was lost.
record DhlPickups(DhlApi api, CarrierLine line) implements Pickups {

  private static final int LOCATION = 80;
  private static final int MOST_PACKAGES = 999;
  private static final BigDecimal LIGHTEST = new BigDecimal("0.001");

  @Override
  public Booking book(Request request) {
    var said =
        api.bookPickup(
            asked(line.credentials(), request, line.clock().instant()), request.reference());
    var answer =
        Wire.read(line.good(said, DhlErrors::problem), DhlPickupWire.Answer.class)
            .orElseThrow(line::unreadable);
    var number =
        Absent.toEmpty(answer.dispatchConfirmationNumbers()).stream()
            .filter(each -> !each.isBlank())
            .findFirst()
            .orElseThrow(line::unreadable);
    var comes = DhlRates.date(answer.nextPickupDate());
    return new Booking(
        number + " " + who(request), number, comes == null ? request.date() : comes, null);
  }

  static DhlPickupWire.Request asked(CarrierCredentials account, Request request, Instant now) {
    var at = request.at();
    return new DhlPickupWire.Request(
        DhlLane.moment(at, request.date().atTime(request.ready()), now),
        request.closing().toString(),
        Absent.fromEmpty(VendorText.cut(request.location(), LOCATION)),
        at.company() == null ? "residence" : "business",
        List.of(new DhlWire.Account("shipper", account.get(AccountField.ACCOUNT_NUMBER))),
        new DhlPickupWire.Who(
            new DhlPickupWire.Party(
                DhlParties.postal("location", at), DhlParties.contact("location", at))),
        List.of(shipment(request)));
  }

  /// The parcels of the pickup, which DHL wants described. Without a service they count as goods
  /// that go abroad.
  private static DhlPickupWire.Shipment shipment(Request request) {
    var service = Objects.requireNonNullElse(request.service(), DhlServices.WORLDWIDE);
    boolean declared = DhlServices.isDeclared(service);
    int many = Math.min(request.parcels(), MOST_PACKAGES);
    var each =
        DhlParcel.kilograms(request.weight())
            .divide(BigDecimal.valueOf(many), LIGHTEST.scale(), RoundingMode.CEILING)
            .max(LIGHTEST);
    return new DhlPickupWire.Shipment(
        DhlServices.product(service, declared),
        declared,
        DhlParcel.METRIC,
        Collections.nCopies(many, new DhlPickupWire.Box(each)));
  }

  private static String who(Request request) {
    return DhlParties.contact("location", request.at()).fullName();
  }

  /// @param handle the confirmation number and the name it was booked under
  @Override
  public void cancel(String handle) {
    var named = handle.split(" ", 2);
    var said = api.cancelPickup(named[0], named[named.length - 1]);
    boolean done = said.isUnknown() || DhlErrors.wasCancelledBefore(said);
    if (!done) {
      line.good(said, DhlErrors::problem);
    }
  }
}
