package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Beyond the domestic services of the United States: from slow to fast nothing gets cheaper, and
/// nothing arrives later. Not compared: Canada Post's Regular Parcel, dearer than the faster
/// Expedited, as its card says, and FedEx Connect Plus, which the published list has dearer than
/// Priority from about 26 pounds.
class FamilyOrderTest {

  private static final int PARCELS = 40;

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    "usps, US, 94103, GB, SW1A 1AA, FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE PRIORITY_MAIL_INTERNATIONAL PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
    "ups, US, 94103, GB, SW1A 1AA, ups_worldwide_expedited ups_worldwide_saver ups_worldwide_express ups_worldwide_express_plus",
    "ups, US, 94103, CA, M5V 2T6, ups_standard ups_worldwide_expedited ups_worldwide_saver ups_worldwide_express",
    "ups, CA, M5V 2T6, CA, V6B 1A1, ups_standard ups_expedited ups_express_saver ups_express ups_express_early",
    "ups, CA, M5V 2T6, CA, H2Y 1C6, ups_expedited ups_express_saver ups_express ups_express_early",
    "ups, CA, M5V 2T6, US, 90001, ups_standard ups_3_day_select ups_worldwide_expedited ups_worldwide_saver ups_worldwide_express",
    "ups, AU, 2000, GB, SW1A 1AA, ups_worldwide_expedited ups_worldwide_saver ups_worldwide_express",
    "fedex, US, 94103, DE, 10115, INTERNATIONAL_ECONOMY FEDEX_INTERNATIONAL_PRIORITY FEDEX_INTERNATIONAL_PRIORITY_EXPRESS INTERNATIONAL_FIRST",
    "fedex, CA, M5V 2T6, CA, V6B 1A1, FEDEX_GROUND FEDEX_ECONOMY FEDEX_2_DAY STANDARD_OVERNIGHT PRIORITY_OVERNIGHT FIRST_OVERNIGHT",
    "fedex, AU, 2000, US, 94103, INTERNATIONAL_ECONOMY FEDEX_INTERNATIONAL_PRIORITY FEDEX_INTERNATIONAL_PRIORITY_EXPRESS",
    "dhl_express, US, 94103, GB, SW1A 1AA, dhl_economy_select dhl_express_worldwide dhl_express_12_00 dhl_express_10_30 dhl_express_9_00",
    "dhl_express, CA, M5V 2T6, US, 10001, dhl_economy_select dhl_express_worldwide dhl_express_12_00 dhl_express_10_30 dhl_express_9_00",
    "dhl_express, AU, 2000, NZ, 1010, dhl_express_worldwide dhl_express_12_00 dhl_express_10_30 dhl_express_9_00",
    "ups, GB, SW1A 1AA, GB, M1 1AE, ups_standard ups_express_saver",
    "ups, GB, SW1A 1AA, US, 94103, ups_worldwide_expedited ups_worldwide_saver ups_worldwide_express",
    "fedex, GB, SW1A 1AA, DE, 10115, INTERNATIONAL_ECONOMY FEDEX_INTERNATIONAL_PRIORITY FEDEX_INTERNATIONAL_PRIORITY_EXPRESS",
    "dhl_express, GB, SW1A 1AA, US, 94103, dhl_express_worldwide dhl_express_12_00 dhl_express_10_30 dhl_express_9_00",
    "canada_post, CA, M5V 2T6, CA, V6B 1A1, DOM.EP DOM.XP DOM.PC",
    "canada_post, CA, M5V 2T6, US, 10001, USA.EP USA.XP USA.PW.PARCEL",
    "canada_post, CA, M5V 2T6, GB, SW1A 1AA, INT.IP.SURF INT.IP.AIR INT.XP INT.PW.PARCEL",
    "australia_post, AU, 2000, AU, 6000, T28 E34",
    "australia_post, AU, 2000, US, 94103, PTI8 ECM8",
    "gls_us, US, 94103, US, 85001, gls_ground gls_noon_priority_overnight",
    "gls_us, US, 94103, US, 85001, gls_noon_priority_overnight gls_priority_overnight gls_early_priority_overnight",
    "veho, US, 94103, US, 94110, veho_premium_economy veho_ground_plus veho_two_day veho_next_day veho_same_day"
  })
  void fromSlowToFastNothingGetsCheaperOrArrivesLater(
      String carrier, String from, String code, String to, String toCode, String services) {
    var family = Arrays.asList(services.split(" "));
    var random = new Random(services.hashCode());
    // nine in the morning in San Francisco, so that what goes today does
    desk.now = Desk.TUESDAY.plusSeconds(2 * 3600);
    int compared = 0;
    for (int i = 0; i < PARCELS; i++) {
      var weight = Weight.ofOunces(String.valueOf(1 + random.nextInt(700)));
      var parcel = Boxes.of(weight, Dimensions.ofInches("9", "6", "4"));
      var quotes =
          desk
              .carrier(carrier)
              .rate(desk.lane(from, code, to, toCode, parcel), Set.copyOf(family))
              .quotes()
              .stream()
              .collect(Collectors.toMap(Quote::service, Function.identity()));
      Quote slower = null;
      for (var service : family) {
        var faster = quotes.get(service);
        if (slower != null && faster != null) {
          assertThat(faster.amount())
              .as(service + " " + weight)
              .isGreaterThanOrEqualTo(slower.amount());
          assertThat(faster.deliveryDate()).as(service).isBeforeOrEqualTo(slower.deliveryDate());
          compared++;
        }
        slower = faster == null ? slower : faster;
      }
    }
    assertThat(compared).isGreaterThan(PARCELS / 4);
  }

  @ParameterizedTest
  @CsvSource({
    "ups, CA, M5V 2T6, M4C 1B5|L8P 1A1|H2Y 1C6|E2L 4Z6|R3C 2E0|T2P 1J9|V6B 1A1",
    "fedex, CA, M5V 2T6, M4C 1B5|L8P 1A1|H2Y 1C6|E2L 4Z6|R3C 2E0|T2P 1J9|V6B 1A1",
    "canada_post, CA, M5V 2T6, M4C 1B5|K1A 0B1|V6B 1A1|X1A 2N3",
    "australia_post, AU, 2000, 2010|3000|6000",
    "dhl_express, AU, 2000, 2010|2600|3000|5000|6000",
    "gls_us, US, 94103, 94110|93701|90001|85001|87101",
    "veho, US, 94103, 94110|95814|90001|85001|80202|60601|10001",
    "ontrac, US, 94103, 94110|95814|90001|85001|80202|60601|10001"
  })
  void fartherIsNeverCheaper(String carrier, String country, String from, String farther) {
    for (int pounds : List.of(1, 4, 11, 30, 45)) {
      Map<String, Money> nearer = new HashMap<>();
      for (var to : farther.split("\\|")) {
        var parcel = Boxes.of(Weight.ofPounds(pounds), Dimensions.ofInches("9", "6", "4"));
        for (var quote : desk.rate(carrier, desk.within(country, from, to, parcel)).quotes()) {
          var base = quote.breakdown().getFirst().amount();
          var last = nearer.put(quote.service(), base);
          if (last != null) {
            assertThat(base).as(quote.service() + " to " + to).isGreaterThanOrEqualTo(last);
          }
        }
      }
      assertThat(nearer).isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    // Friday 2026-06-19, handed over in the morning
    "ups, ups_next_day_air, false, 2026-06-22",
    "ups, ups_ground_saver, true, 2026-06-24",
    "fedex, GROUND_HOME_DELIVERY, true, 2026-06-21",
    "fedex, SMART_POST, true, 2026-06-24",
    // Juneteenth: the post does not pick up, leaves on Saturday, and Express comes on Sundays
    "usps, PRIORITY_MAIL_EXPRESS, true, 2026-06-21",
    "usps, PRIORITY_MAIL, true, 2026-06-23"
  })
  void weekendsAreThoseOfTheService(
      String carrier, String service, boolean home, LocalDate arrives) {
    desk.now = Desk.TUESDAY.plusSeconds(3L * 86_400);
    var parcel = home ? Boxes.toHome(Desk.box(2)) : Desk.box(2);
    var quote = desk.quote(carrier, service, desk.from("10001", "15222", parcel));
    assertThat(quote.deliveryDate()).isEqualTo(arrives);
  }

  @ParameterizedTest
  @CsvSource({
    // eleven in San Francisco is in time for the same day, a second later is not
    "2026-06-16T18:00:00Z, 2026-06-16",
    "2026-06-16T18:00:01Z, 2026-06-17",
    "2026-06-20T16:00:00Z, 2026-06-20"
  })
  void theSameDayHasItsOwnCutOff(java.time.Instant tendered, LocalDate arrives) {
    desk.now = tendered;
    var quote =
        desk.quote("veho", "veho_same_day", desk.from("94103", "94110", Boxes.toHome(Desk.box(2))));
    assertThat(quote.transitDays()).isZero();
    assertThat(quote.deliveryDate()).isEqualTo(arrives);
    assertThat(quote.amount().amount()).isEqualTo(new BigDecimal("11.99"));
  }
}
