package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.quote.Consignment;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each carrier's services do not take, service by service, on every lane they are sold for.
class EveryRefusalTest {

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE",
    "canada_post, ''",
    "australia_post, ''",
    "ups, ''",
    "fedex, FEDEX_GROUND",
    "dhl_express, ''",
    "ontrac, ''",
    "gls_us, ''",
    "veho, ''"
  })
  void hazardousMaterialsGoWithTheseOnly(String carrier, String services) {
    assertThat(takers(carrier, ProblemCode.HAZMAT_NOT_SUPPORTED, EveryRefusalTest::hazardous))
        .isEqualTo(set(services));
  }

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE PRIORITY_MAIL",
    "canada_post, ''",
    "australia_post, T28 T28S E34 E34S",
    "dhl_express, ''",
    "ontrac, ''",
    "gls_us, ''",
    "veho, ''"
  })
  void theseAreSoldForReturns(String carrier, String services) {
    assertThat(takers(carrier, ProblemCode.RETURNS_NOT_SUPPORTED, EveryRefusalTest::returned))
        .isEqualTo(set(services));
  }

  @ParameterizedTest
  @CsvSource({
    "ups, ups_next_day_air_early ups_ground_saver ups_express_early",
    "fedex, FIRST_OVERNIGHT SMART_POST",
  })
  void theseAreTheOnlyOnesNotSoldForReturns(String carrier, String services) {
    var all = new TreeSet<String>();
    services(carrier).forEach(service -> all.add(service.code()));
    all.removeAll(takers(carrier, ProblemCode.RETURNS_NOT_SUPPORTED, EveryRefusalTest::returned));
    assertThat(all).isEqualTo(set(services));
  }

  /// A service whose listing needs dimensions refuses every parcel without; one whose listing does
  /// not takes them somewhere.
  @Test
  void servicesNeedDimensionsAsTheyAreListed() {
    Sold.services()
        .forEach(
            service -> {
              var listed =
                  desk.carrier(service.carrier()).profile().service(service.code()).orElseThrow();
              var takers =
                  Sold.consignments(service, Sold.SLIM).stream()
                      .filter(c -> refusal(service, unmeasured(c)) == null)
                      .count();
              assertThat(takers == 0).as(service.toString()).isEqualTo(listed.needsDimensions());
              Sold.consignments(service, Sold.SLIM).stream()
                  .map(c -> refusal(service, unmeasured(c)))
                  .filter(code -> code != null)
                  .forEach(code -> assertThat(code).isEqualTo(ProblemCode.DIMENSION_REQUIRED));
            });
  }

  @ParameterizedTest
  @CsvSource({
    "usps, US, 94103",
    "ups, US, 94103",
    "ups, CA, M5V 2T6",
    "ups, AU, 2000",
    "ups, GB, SW1A 1AA",
    "fedex, US, 94103",
    "fedex, CA, M5V 2T6",
    "fedex, AU, 2000",
    "fedex, GB, SW1A 1AA",
    "dhl_express, US, 94103",
    "dhl_express, CA, M5V 2T6",
    "dhl_express, AU, 2000",
    "dhl_express, GB, SW1A 1AA",
    "canada_post, CA, M5V 2T6",
    "australia_post, AU, 2000"
  })
  void suspendedLanesSayWhoSuspendedThem(String carrier, String from, String code) {
    for (var country : List.of("RU", "BY")) {
      var parcel = Boxes.of(Weight.ofOunces("6"), Sold.SLIM.dimensions());
      var rating = desk.rate(carrier, desk.lane(from, code, country, "101000", parcel));
      assertThat(rating.quotes()).isEmpty();
      assertThat(rating.declined())
          .isNotEmpty()
          .allMatch(no -> no.reason().code() == ProblemCode.SERVICE_NOT_AVAILABLE)
          .allMatch(no -> no.reason().message().sentence().contains("suspended"));
    }
  }

  private interface Change {
    Consignment of(Consignment consignment);
  }

  /// The services that take the changed consignment somewhere; all others refuse with that code.
  private Set<String> takers(String carrier, ProblemCode code, Change change) {
    var takers = new TreeSet<String>();
    for (var service : services(carrier)) {
      for (var sold : Sold.consignments(service, Sold.SLIM)) {
        var refusal = refusal(service, change.of(sold));
        if (refusal == null) {
          takers.add(service.code());
        } else {
          assertThat(refusal).as(service.toString()).isEqualTo(code);
        }
      }
    }
    return takers;
  }

  private static List<Sold.Service> services(String carrier) {
    return Sold.services().filter(service -> service.carrier().equals(carrier)).toList();
  }

  private @Nullable ProblemCode refusal(Sold.Service service, Consignment consignment) {
    var rating = desk.carrier(service.carrier()).rate(consignment, Set.of(service.code()));
    return rating.quotes().isEmpty() ? rating.declined().getFirst().reason().code() : null;
  }

  private static Consignment hazardous(Consignment c) {
    return Sold.with(c, Boxes::hazmat);
  }

  private static Consignment unmeasured(Consignment c) {
    return Sold.with(c, p -> Boxes.of(p.weight(), null, p.residential()));
  }

  private static Consignment returned(Consignment c) {
    return new Consignment(
        c.from(), c.to(), c.parcel(), true, c.customs(), c.reference(), c.tenderAt());
  }

  private static Set<String> set(String words) {
    return words.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(words.split(" ")));
  }
}
