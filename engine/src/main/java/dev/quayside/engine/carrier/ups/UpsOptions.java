package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.measure.Dimensions;
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
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.piece.Piece;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What UPS takes beside parcels. Payors and references are those of its Shipping API v2409, sides
/// of its packaging those of its website; which service takes which packaging and how heavy it may
/// be is general knowledge.
final class UpsOptions {

  private static final int REFERENCES = 4;
  private static final int REFERENCE = 35;
  private static final Weight LETTER = Weight.ofPounds(1);
  private static final Weight BOX = Weight.ofPounds(30);
  private static final Weight HEAVIEST = Weight.ofPounds(150);

  private static final Set<Packaging> AIR =
      EnumSet.of(
          Packaging.PACKAGE,
          Packaging.UPS_LETTER,
          Packaging.UPS_PAK,
          Packaging.UPS_TUBE,
          Packaging.UPS_EXPRESS_BOX_SMALL,
          Packaging.UPS_EXPRESS_BOX_MEDIUM,
          Packaging.UPS_EXPRESS_BOX_LARGE);

  private static final Set<Payor> ALL = EnumSet.allOf(Payor.class);

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
              Ups.CODE,
              List.of(
                  offer(Packaging.UPS_LETTER, "UPS Letter", "12.5", "9.5", "0.25", LETTER),
                  offer(Packaging.UPS_PAK, "UPS PAK", "16", "12.75", "1", HEAVIEST),
                  offer(Packaging.UPS_TUBE, "UPS Tube", "38", "6", "6", HEAVIEST),
                  offer(
                      Packaging.UPS_EXPRESS_BOX_SMALL,
                      "UPS Express Box, small",
                      "13",
                      "11",
                      "2",
                      BOX),
                  offer(
                      Packaging.UPS_EXPRESS_BOX_MEDIUM,
                      "UPS Express Box, medium",
                      "16",
                      "11",
                      "3",
                      BOX),
                  offer(
                      Packaging.UPS_EXPRESS_BOX_LARGE,
                      "UPS Express Box, large",
                      "18",
                      "13",
                      "3",
                      BOX)),
              new ReferenceRoom(REFERENCES, REFERENCE),
              0,
              CarrierOptions.USUAL_DAYS,
              new PayorsTaken(
                      ALL,
                      ALL,
                      Pattern.compile("[0-9A-Za-z]{6}"),
                      "6 letters and digits",
                      EnumSet.of(Payor.THIRD_PARTY),
                      EnumSet.of(Payor.THIRD_PARTY))
                  // "For a return shipment, Bill Receiver is invalid for Transportation charges."
                  .returnsBy(EnumSet.of(Payor.SENDER, Payor.THIRD_PARTY)),
              "MON-FRI",
              "MON-FRI",
              services(),
              new CustomsDemand(
                  Set.of("PR"), Set.of(), true, false, new NumberRoom(REFERENCE, 0, 0)))
          .pieces(Piece.MOST);

  private UpsOptions() {}

  private static Map<String, ServiceOptions> services() {
    var ground =
        Stream.of(UpsServices.GROUND, UpsServices.GROUND_SAVER, "ups_standard")
            .map(code -> Map.entry(code, ServiceOptions.on(Saturday.USUAL)));
    var nextDay =
        Stream.of(
                "ups_next_day_air",
                "ups_next_day_air_early",
                "ups_express",
                "ups_express_early",
                "ups_worldwide_express")
            .map(code -> Map.entry(code, air(Saturday.NEXT_DAY)));
    var secondDay =
        Stream.of("ups_2nd_day_air").map(code -> Map.entry(code, air(Saturday.SECOND_DAY)));
    var others =
        Stream.of(
                "ups_2nd_day_air_am",
                "ups_next_day_air_saver",
                "ups_expedited",
                "ups_express_saver",
                "ups_worldwide_saver",
                "ups_worldwide_express_plus")
            .map(code -> Map.entry(code, air(Saturday.NEVER)));
    return Stream.of(ground, nextDay, secondDay, others)
        .flatMap(each -> each)
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static ServiceOptions air(Saturday saturday) {
    return new ServiceOptions(AIR, Set.of(), saturday);
  }

  /// UPS's code of a packaging (appendix of its Shipping API).
  static String packagingCode(Packaging packaging) {
    return switch (packaging) {
      case UPS_LETTER -> "01";
      case UPS_TUBE -> "03";
      case UPS_PAK -> "04";
      case UPS_EXPRESS_BOX_SMALL -> "2a";
      case UPS_EXPRESS_BOX_MEDIUM -> "2b";
      case UPS_EXPRESS_BOX_LARGE -> "2c";
      default -> "02";
    };
  }

  private static PackagingOffer offer(
      Packaging packaging, String name, String length, String width, String height, Weight most) {
    return new PackagingOffer(
        packaging, name, Dimensions.ofInches(length, width, height), most, null);
  }
}
