package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.address.phone.Telephone;
import java.time.format.DateTimeFormatter;

/// Pickups: a booking returns a number. OnTrac's API can neither list nor cancel them.
record OntracPickups(OntracApi api, CarrierLine line) implements Pickups {

  private static final int LINE = 60;
  private static final int CITY = 20;
  private static final int INSTRUCTIONS = 100;
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  @Override
  public Naming serviceNaming() {
    return Ontrac.PICKUP_NAMING;
  }

  @Override
  public Booking book(Request request) {
    return OntracErrors.root(line, api.bookPickup(asked(request)))
        .map(answer -> answer.text("Tracking"))
        .filter(number -> !number.isEmpty())
        .map(number -> new Booking(number, number, request.date(), null))
        .orElseThrow(line::unreadable);
  }

  /// The request. It needs one destination ZIP; since the parcels go to many, it gets the pickup's
  /// own.
  static String asked(Request request) {
    var at = request.at();
    Limits.requireOwnCountry(Ontrac.NAME, at.country().equals("US"));
    return XmlElement.document(
        "OnTracPickupRequest",
        "",
        root -> {
          root.add("Date", request.date())
              .add("ReadyAt", TIME.format(request.ready()))
              .add("CloseAt", TIME.format(request.closing()))
              .add("Name", OntracShipments.name("location", at))
              .add(
                  "Address",
                  String.join(", ", VendorStreet.lines(Ontrac.NAME, "location", at, 2, LINE)))
              .add("City", OntracShipments.required("location.city", at.city(), CITY))
              .add("State", OntracShipments.required("location.state", at.state(), 2))
              .add("Zip", at.zip5())
              .add("DelZip", at.zip5());
          OntracShipments.text(
              root, "Instructions", VendorText.cut(request.location(), INSTRUCTIONS));
          root.add(
                  "Phone",
                  VendorText.phone(
                      Ontrac.NAME,
                      "location",
                      Telephone.read(at.phone(), at.country()).callable(),
                      LINE))
              .add("Contact", OntracShipments.name("location", at));
        });
  }

  @Override
  public void cancel(String handle) {
    throw ProblemException.refused(
        ProblemCode.SERVICE_NOT_AVAILABLE, OntracWords.NO_CANCEL, handle);
  }
}
