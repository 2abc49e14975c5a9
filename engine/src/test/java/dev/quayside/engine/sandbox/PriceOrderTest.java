package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Heavier, farther or faster never gets cheaper.
class PriceOrderTest {

  private static final int LANES = 60;

  /// From slow to fast, each list one family.
  private static final Map<String, List<List<String>>> FASTER =
      Map.of(
          "usps",
          List.of(List.of("USPS_GROUND_ADVANTAGE", "PRIORITY_MAIL", "PRIORITY_MAIL_EXPRESS")),
          "ups",
          List.of(
              List.of("ups_ground", "ups_3_day_select", "ups_2nd_day_air", "ups_2nd_day_air_am"),
              List.of(
                  "ups_2nd_day_air",
                  "ups_next_day_air_saver",
                  "ups_next_day_air",
                  "ups_next_day_air_early")),
          "fedex",
          List.of(
              List.of("FEDEX_GROUND", "FEDEX_EXPRESS_SAVER", "FEDEX_2_DAY", "FEDEX_2_DAY_AM"),
              List.of(
                  "FEDEX_2_DAY", "STANDARD_OVERNIGHT", "PRIORITY_OVERNIGHT", "FIRST_OVERNIGHT")));

  private final Desk desk = new Desk();

  static LongStream seeds() {
    return LongStream.range(0, LANES);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void heavierIsNeverCheaper(long seed) {
    var random = new Random(seed);
    var lane = lane(random);
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      int most = carrier.profile().maxWeight().pounds().intValue();
      var last = prices(carrier.profile().code(), lane, Weight.ofOunces("8"));
      for (int pounds = 1; pounds <= most; pounds += 1 + random.nextInt(6)) {
        var next = prices(carrier.profile().code(), lane, Weight.ofPounds(pounds));
        var at = pounds + " lb on " + lane;
        last.forEach(
            (service, price) ->
                assertThat(next.get(service)).as(service + " " + at).isGreaterThanOrEqualTo(price));
        last = next;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void fasterIsNeverCheaperWithinAFamily(long seed) {
    var random = new Random(seed);
    var lane = lane(random);
    var weight = Weight.ofOunces(BigDecimal.valueOf(1 + random.nextInt(70 * 16)));
    FASTER.forEach(
        (carrier, families) -> {
          var prices = prices(carrier, lane, weight);
          for (var family : families) {
            for (int i = 1; i < family.size(); i++) {
              assertThat(prices.get(family.get(i)))
                  .as(family.get(i) + " on " + lane + " with " + weight)
                  .isGreaterThanOrEqualTo(prices.get(family.get(i - 1)));
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void fasterNeverArrivesLaterAmongServicesThatNameTheirDay(long seed) {
    var lane = lane(new Random(seed));
    FASTER.forEach(
        (carrier, families) -> {
          var arrivals =
              quotes(carrier, lane, Weight.ofPounds(3)).values().stream()
                  .collect(Collectors.toMap(Quote::service, Quote::deliveryDate));
          for (var family : families) {
            // ground is the fastest on short lanes, as in life
            for (int i = carrier.equals("usps") ? 1 : 2; i < family.size(); i++) {
              assertThat(arrivals.get(family.get(i)))
                  .as(family.get(i) + " on " + lane)
                  .isBeforeOrEqualTo(arrivals.get(family.get(i - 1)));
            }
          }
        });
  }

  /// Base prices only: a near ZIP may lie in a dear delivery area.
  @ParameterizedTest
  @MethodSource("seeds")
  void fartherIsNeverCheaperOnTheMainland(long seed) {
    var random = new Random(seed);
    var weight = Weight.ofPounds(1 + random.nextInt(70));
    for (var carrier : FASTER.keySet()) {
      Map<String, Money> nearer = Map.of();
      for (int zone = 1; zone <= 8; zone++) {
        var to = Lanes.to(String.valueOf(zone));
        var bases = bases(carrier, new Lane(Lanes.MANHATTAN, to), weight);
        var at = " zone " + zone + " with " + weight;
        nearer.forEach(
            (service, price) ->
                assertThat(bases.get(service)).as(service + at).isGreaterThanOrEqualTo(price));
        nearer = bases;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void everyQuoteIsMadeOfPositivePartsWithOneBaseFirst(long seed) {
    var random = new Random(seed);
    var lane = lane(random);
    for (var carrier : FASTER.keySet()) {
      for (var quote : quotes(carrier, lane, Weight.ofPounds(1 + random.nextInt(70))).values()) {
        assertThat(quote.breakdown().getFirst().code()).isEqualTo("base");
        assertThat(quote.breakdown()).allMatch(line -> line.amount().minor() > 0);
        assertThat(quote.amount().minor())
            .isEqualTo(quote.breakdown().stream().mapToLong(line -> line.amount().minor()).sum());
      }
    }
  }

  private record Lane(String from, String to) {}

  /// Two ZIPs of mainland cities.
  private static Lane lane(Random random) {
    var zips =
        List.of(
            "94103", "10001", "60614", "75201", "30303", "98101", "80202", "02108", "33101",
            "19103", "87101", "59101", "04101", "58102", "37201", "84101", "66101", "70112",
            "28202", "48201", "01005", "59001", "79831");
    return new Lane(zips.get(random.nextInt(zips.size())), zips.get(random.nextInt(zips.size())));
  }

  private Map<String, Money> prices(String carrier, Lane lane, Weight weight) {
    return quotes(carrier, lane, weight).entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().amount()));
  }

  private Map<String, Money> bases(String carrier, Lane lane, Weight weight) {
    return quotes(carrier, lane, weight).entrySet().stream()
        .collect(
            Collectors.toMap(Map.Entry::getKey, e -> e.getValue().breakdown().getFirst().amount()));
  }

  private Map<String, Quote> quotes(String carrier, Lane lane, Weight weight) {
    var parcel = Boxes.of(weight, Dimensions.ofInches("6", "4", "3"));
    return Stream.of(desk.from(lane.from(), lane.to(), parcel))
        .flatMap(c -> desk.carrier(carrier).rate(c, Set.of()).quotes().stream())
        .collect(Collectors.toMap(Quote::service, Function.identity()));
  }
}
