package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.option.NumberRoom;
import dev.quayside.engine.carrier.option.PackagingOffer;
import dev.quayside.engine.carrier.option.PayorsTaken;
import dev.quayside.engine.carrier.option.ReferenceRoom;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.printing.address.UsCountries;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What USPS takes beside parcels. References are those of Labels v3; packaging is that of its
/// website, and has one price only. Another payor would need a permit of the account that pays,
/// which Quayside does not keep.
final class UspsOptions {

  private static final int REFERENCES = 2;
  private static final int REFERENCE = 30;
  private static final Weight HEAVIEST = Weight.ofPounds(70);

  private static final Set<Packaging> FLAT =
      EnumSet.range(Packaging.FLAT_RATE_ENVELOPE, Packaging.LARGE_FLAT_RATE_BOX);

  private static final Set<Packaging> WITH_OWN =
      EnumSet.range(Packaging.PACKAGE, Packaging.LARGE_FLAT_RATE_BOX);

  private static final Set<Packaging> ENVELOPES =
      EnumSet.range(Packaging.PACKAGE, Packaging.PADDED_FLAT_RATE_ENVELOPE);

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
          Usps.CODE,
          List.of(
              offer(Packaging.FLAT_RATE_ENVELOPE, "Flat Rate Envelope", "12.5", "9.5", "0.75")
                  .envelope(),
              offer(
                      Packaging.LEGAL_FLAT_RATE_ENVELOPE,
                      "Legal Flat Rate Envelope",
                      "15",
                      "9.5",
                      "0.75")
                  .envelope(),
              offer(
                      Packaging.PADDED_FLAT_RATE_ENVELOPE,
                      "Padded Flat Rate Envelope",
                      "12.5",
                      "9.5",
                      "0.75")
                  .envelope(),
              offer(
                      Packaging.SMALL_FLAT_RATE_BOX,
                      "Small Flat Rate Box",
                      "8.6875",
                      "5.4375",
                      "1.75")
                  .box(List.of(Sides.ofInches("8.625", "5.375", "1.625"))),
              offer(Packaging.MEDIUM_FLAT_RATE_BOX, "Medium Flat Rate Box", "11.25", "8.75", "6")
                  .box(
                      List.of(
                          Sides.ofInches("11", "8.5", "5.5"),
                          Sides.ofInches("13.625", "11.875", "3.375"))),
              offer(Packaging.LARGE_FLAT_RATE_BOX, "Large Flat Rate Box", "12.25", "12.25", "6")
                  .box(List.of(Sides.ofInches("12", "12", "5.5")))),
          new ReferenceRoom(REFERENCES, REFERENCE),
          0,
          CarrierOptions.USUAL_DAYS,
          PayorsTaken.SENDER_ONLY,
          "MON-SAT",
          "MON-SAT",
          Map.of(
              "PRIORITY_MAIL",
              new ServiceOptions(WITH_OWN, FLAT, Saturday.USUAL),
              UspsServices.EXPRESS,
              new ServiceOptions(ENVELOPES, FLAT, Saturday.USUAL),
              "PRIORITY_MAIL_INTERNATIONAL",
              new ServiceOptions(WITH_OWN, FLAT, Saturday.NEVER),
              "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
              new ServiceOptions(ENVELOPES, FLAT, Saturday.NEVER),
              UspsServices.GROUND_ADVANTAGE,
              ServiceOptions.on(Saturday.USUAL),
              "MEDIA_MAIL",
              ServiceOptions.on(Saturday.USUAL),
              "LIBRARY_MAIL",
              ServiceOptions.on(Saturday.USUAL)),
          new CustomsDemand(
              UsCountries.TERRITORIES, Set.of(), false, true, new NumberRoom(15, 16, 12)));

  private UspsOptions() {}

  private static PackagingOffer offer(
      Packaging packaging, String name, String length, String width, String height) {
    return new PackagingOffer(
        packaging, name, Dimensions.ofInches(length, width, height), HEAVIEST, HEAVIEST);
  }
}
