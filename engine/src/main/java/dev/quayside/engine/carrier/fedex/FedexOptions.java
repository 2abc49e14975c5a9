package dev.quayside.engine.carrier.fedex;

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
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.option.Payor;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What FedEx takes beside parcels. Payors, references and codes are those of its Ship API v1; One
/// Rate's limits and services, and the sides of its packaging, those of its service guide.
final class FedexOptions {

  private static final int REFERENCES = 3;
  private static final int REFERENCE = 30;
  private static final int DAYS = 10;
  private static final int INSTRUCTIONS = 200;

  /// More are processed later, and answered to another question.
  private static final int MOST_AT_ONCE = 40;

  private static final Weight ONE_RATE = Weight.ofPounds(50);
  private static final Weight ONE_RATE_ENVELOPE = Weight.ofPounds(10);
  private static final Weight HEAVIEST = Weight.ofPounds(150);

  private static final Set<Packaging> PACKAGINGS =
      EnumSet.range(Packaging.FEDEX_ENVELOPE, Packaging.FEDEX_TUBE);

  private static final Set<Packaging> WITH_OWN = withOwn();
  private static final Set<Payor> ALL = EnumSet.allOf(Payor.class);

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
              Fedex.CODE,
              List.of(
                  offer(Packaging.FEDEX_ENVELOPE, "FedEx Envelope", "12.5", "9.5", "0.25")
                      .envelope(),
                  offer(Packaging.FEDEX_PAK, "FedEx Pak", "15.5", "12", "1.5").envelope(),
                  box(
                      offer(
                          Packaging.FEDEX_SMALL_BOX, "FedEx Small Box", "12.375", "10.875", "1.5")),
                  box(
                      offer(
                          Packaging.FEDEX_MEDIUM_BOX,
                          "FedEx Medium Box",
                          "13.25",
                          "11.5",
                          "2.375")),
                  box(offer(Packaging.FEDEX_LARGE_BOX, "FedEx Large Box", "17.875", "12.375", "3")),
                  box(
                      offer(
                          Packaging.FEDEX_EXTRA_LARGE_BOX,
                          "FedEx Extra Large Box",
                          "11.875",
                          "11",
                          "10.75")),
                  offer(Packaging.FEDEX_TUBE, "FedEx Tube", "38", "6", "6")),
              new ReferenceRoom(REFERENCES, REFERENCE),
              INSTRUCTIONS,
              DAYS,
              new PayorsTaken(
                  ALL, ALL, Pattern.compile("[0-9A-Za-z]{4,9}"), "9 digits", Set.of(), Set.of()),
              "MON-FRI",
              "MON-FRI",
              Map.ofEntries(
                  Map.entry(FedexServices.HOME, ServiceOptions.on(Saturday.USUAL)),
                  // billed to the sender alone: general knowledge, of SmartPost's guide
                  Map.entry(FedexServices.ECONOMY, ServiceOptions.on(Saturday.USUAL).sendersOnly()),
                  express("FEDEX_EXPRESS_SAVER", Saturday.NEVER),
                  express(FedexServices.EXPRESS, Saturday.SECOND_DAY),
                  express("FEDEX_2_DAY_AM", Saturday.NEVER),
                  express("STANDARD_OVERNIGHT", Saturday.NEVER),
                  express("PRIORITY_OVERNIGHT", Saturday.NEXT_DAY),
                  express("FIRST_OVERNIGHT", Saturday.NEXT_DAY),
                  abroad("FEDEX_ECONOMY"),
                  abroad("INTERNATIONAL_ECONOMY"),
                  abroad("FEDEX_INTERNATIONAL_PRIORITY"),
                  abroad("FEDEX_INTERNATIONAL_PRIORITY_EXPRESS"),
                  abroad("INTERNATIONAL_FIRST")),
              new CustomsDemand(
                  Set.of(), Set.of(), true, false, new NumberRoom(TaxId.LONGEST, 0, 0)))
          .pieces(MOST_AT_ONCE);

  private FedexOptions() {}

  private static Set<Packaging> withOwn() {
    var all = EnumSet.copyOf(PACKAGINGS);
    all.add(Packaging.PACKAGE);
    return all;
  }

  /// A service of One Rate.
  private static Map.Entry<String, ServiceOptions> express(String code, Saturday saturday) {
    return Map.entry(code, new ServiceOptions(WITH_OWN, PACKAGINGS, saturday));
  }

  private static Map.Entry<String, ServiceOptions> abroad(String code) {
    return Map.entry(code, new ServiceOptions(WITH_OWN, Set.of(), Saturday.NEVER));
  }

  /// Whether FedEx is asked for One Rate as well: within the United States, up to its weight.
  static boolean hasFlatRate(Consignment consignment) {
    return OPTIONS
        .packaging(consignment.parcel().packaging())
        .map(PackagingOffer::flatRateMost)
        .filter(
            most -> consignment.parcels().stream().noneMatch(box -> box.weight().isMoreThan(most)))
        .filter(_ -> !FedexAddresses.isAbroad(consignment))
        .isPresent();
  }

  /// The prices by weight, and at One Rate for its services.
  static Rating both(Rating byWeight, Rating flat) {
    return new Rating(
        Stream.concat(
                byWeight.quotes().stream().map(each -> each.priced(PriceKind.WEIGHT)),
                flat.quotes().stream()
                    .filter(each -> !OPTIONS.service(each.service()).flatRates().isEmpty())
                    .map(each -> each.priced(PriceKind.FLAT)))
            .toList(),
        byWeight.declined(),
        byWeight.alerts());
  }

  /// FedEx's name of a packaging.
  static String packagingType(Packaging packaging) {
    return PACKAGINGS.contains(packaging) ? packaging.name() : FedexShipments.PACKAGING;
  }

  /// FedEx publishes the inner sides of its boxes.
  private static PackagingOffer box(PackagingOffer offer) {
    return offer.box(List.of(Sides.of(offer.sides())));
  }

  private static PackagingOffer offer(
      Packaging packaging, String name, String length, String width, String height) {
    return new PackagingOffer(
        packaging,
        name,
        Dimensions.ofInches(length, width, height),
        HEAVIEST,
        packaging == Packaging.FEDEX_ENVELOPE ? ONE_RATE_ENVELOPE : ONE_RATE);
  }
}
