package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierService;
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
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What DHL Express takes beside parcels. Payors and references are those of MyDHL API 3.1, sides
/// and weights of its packaging those of its website.
final class DhlOptions {

  private static final int REFERENCES = 4;
  private static final int REFERENCE = 35;
  private static final int DAYS = 10;

  private static final Weight ENVELOPE = Weight.ofGrams(BigDecimal.valueOf(500));

  private static final Weight FLYER = Weight.ofGrams(BigDecimal.valueOf(4_000));
  private static final Set<Payor> ALL = EnumSet.allOf(Payor.class);

  static final CarrierOptions OPTIONS =
      new CarrierOptions(
              DhlExpress.CODE,
              List.of(
                  new PackagingOffer(
                      Packaging.DHL_EXPRESS_ENVELOPE,
                      "DHL Express Envelope",
                      Dimensions.ofInches("13.78", "10.83", "0.4"),
                      ENVELOPE,
                      null),
                  new PackagingOffer(
                      Packaging.DHL_FLYER,
                      "DHL Flyer",
                      Dimensions.ofInches("15.75", "11.81", "1"),
                      FLYER,
                      null)),
              new ReferenceRoom(REFERENCES, REFERENCE),
              0,
              DAYS,
              new PayorsTaken(
                  ALL, ALL, Pattern.compile("[0-9A-Za-z]{4,12}"), "9 digits", Set.of(), Set.of()),
              "MON-FRI",
              "MON-FRI",
              services(),
              new CustomsDemand(
                  Set.of(), Set.of(DhlServices.DOCUMENTS), false, false, new NumberRoom(35, 16, 0)))
          .pieces(Piece.MOST);

  private DhlOptions() {}

  private static Map<String, ServiceOptions> services() {
    return DhlServices.all()
        .collect(Collectors.toUnmodifiableMap(CarrierService::code, each -> options(each.code())));
  }

  private static ServiceOptions options(String code) {
    var taken = EnumSet.of(Packaging.PACKAGE);
    if (DhlServices.areForDocuments(Set.of(code))) {
      taken.add(Packaging.DHL_EXPRESS_ENVELOPE);
    }
    if (!code.equals(DhlServices.ENVELOPE)) {
      taken.add(Packaging.DHL_FLYER);
    }
    return new ServiceOptions(taken, Set.of(), Saturday.NEVER);
  }
}
