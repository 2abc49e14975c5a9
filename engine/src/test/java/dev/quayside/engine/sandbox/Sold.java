package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Every service of the sandbox, with consignments it is sold for.
public final class Sold {

  /// Light and flat: every service takes it somewhere.
  public static final Parcel SLIM =
      Boxes.of(Weight.ofOunces("6"), Dimensions.ofInches("11", "9", "1"));

  private static final Customs PAPERS =
      new Customs(ContentsType.DOCUMENTS, null, List.of(), Incoterm.DDU);

  /// 2026-06-19, a Friday, for what leaves on Fridays only.
  private static final Instant FRIDAY = Instant.parse("2026-06-19T14:00:00Z");

  private static final List<List<String>> LANES =
      List.of(
          List.of("US", "94103", "US", "10001"),
          List.of("US", "94103", "US", "87101"),
          List.of("US", "94103", "US", "94110"),
          List.of("US", "94103", "GB", "SW1A 1AA"),
          List.of("US", "94103", "CA", "M5V 2T6"),
          List.of("CA", "M5V 2T6", "CA", "V6B 1A1"),
          List.of("CA", "M5V 2T6", "US", "10001"),
          List.of("CA", "M5V 2T6", "GB", "SW1A 1AA"),
          List.of("AU", "2000", "AU", "6000"),
          List.of("AU", "2000", "US", "94103"),
          List.of("GB", "SW1A 1AA", "GB", "M1 1AE"),
          List.of("GB", "SW1A 1AA", "US", "94103"));

  private Sold() {}

  public record Service(String carrier, String code) {
    @Override
    public String toString() {
      return carrier + " " + code;
    }
  }

  public static Stream<Service> services() {
    return new Desk()
        .network.carriers(Desk.WORKSPACE).stream()
            .map(carrier -> carrier.profile())
            .flatMap(
                profile ->
                    profile.services().stream().map(s -> new Service(profile.code(), s.code())));
  }

  /// Lanes on which the service takes the parcel, one for each country it starts from.
  public static List<Consignment> consignments(Service service, Parcel parcel) {
    var found = new ArrayList<Consignment>();
    for (var sold : lanes(service, parcel)) {
      if (found.stream().noneMatch(old -> sameOrigin(old, sold))) {
        found.add(sold);
      }
    }
    return found;
  }

  /// All of our lanes on which the service takes the parcel.
  static List<Consignment> lanes(Service service, Parcel parcel) {
    return LANES.stream()
        .flatMap(
            lane -> variants(lane, parcel).filter(c -> isSold(service, c)).findFirst().stream())
        .toList();
  }

  static Consignment with(Consignment c, UnaryOperator<Parcel> change) {
    return new Consignment(
        c.from(),
        c.to(),
        change.apply(c.parcel()),
        c.isReturn(),
        c.customs(),
        c.reference(),
        c.tenderAt());
  }

  static boolean isSold(Service service, Consignment consignment) {
    return !new Desk()
        .carrier(service.carrier())
        .rate(consignment, Set.of(service.code()))
        .quotes()
        .isEmpty();
  }

  private static boolean sameOrigin(Consignment one, Consignment other) {
    return one.from().country().equals(other.from().country());
  }

  private static Stream<Consignment> variants(List<String> lane, Parcel parcel) {
    return Stream.of(parcel, Boxes.toHome(parcel))
        .flatMap(
            p ->
                Stream.of(
                    of(lane, p, null, Desk.TUESDAY),
                    of(lane, p, PAPERS, Desk.TUESDAY),
                    of(lane, p, null, FRIDAY)));
  }

  private static Consignment of(
      List<String> lane,
      Parcel parcel,
      @org.jspecify.annotations.Nullable Customs customs,
      Instant at) {
    return new Consignment(
        Address.of(lane.get(1), lane.get(0)),
        Address.of(lane.get(3), lane.get(2)),
        parcel,
        false,
        customs,
        null,
        at);
  }
}
