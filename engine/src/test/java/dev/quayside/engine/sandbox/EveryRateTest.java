package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever the lane, the parcel and the day: each of the nine carriers' rates explains itself.
class EveryRateTest {

  private static final Map<String, List<String>> CODES =
      Map.of(
          "US",
          List.of(
              "94103", "10001", "60614", "75201", "30303", "98101", "80202", "02108", "33101",
              "87101", "99501", "99546", "96813", "00901", "00802", "96910", "09012", "59001"),
          "CA",
          List.of("M5V 2T6", "V6B 1A1", "H2Y 1C6", "K0A 1B0", "X1A 2N3", "B3H 1A1"),
          "AU",
          List.of("2000", "3207", "6000", "0800", "4870", "7000"),
          "GB",
          List.of("SW1A 1AA"),
          "DE",
          List.of("10115"),
          "JP",
          List.of("100-0001"),
          "BR",
          List.of("01310-100"),
          "KE",
          List.of("00100"));

  private static final List<String> COUNTRIES = CODES.keySet().stream().sorted().toList();
  private static final Map<String, String> CURRENCIES =
      Map.of("US", "USD", "CA", "CAD", "AU", "AUD", "GB", "GBP");

  private final Desk desk = new Desk();

  @ParameterizedTest
  @ValueSource(strings = {"US", "CA", "AU", "GB"})
  void itsPartsSumToItAndItSaysWhatItGoesBy(String origin) {
    var random = new Random(origin.hashCode());
    int quotes = 0;
    for (int i = 0; i < 500; i++) {
      var consignment = consignment(origin, random);
      for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
        for (var quote : carrier.rate(consignment, Set.of()).quotes()) {
          explains(quote, consignment, carrier.profile().code() + " " + consignment);
          quotes++;
        }
      }
    }
    assertThat(quotes).isGreaterThan(1000);
  }

  private static void explains(Quote quote, Consignment consignment, String on) {
    var currency = Currency.getInstance(CURRENCIES.get(consignment.from().country()));
    var lines = quote.breakdown();
    assertThat(lines.stream().map(Quote.Charge::amount).reduce(Money.zero(currency), Money::plus))
        .as(on)
        .isEqualTo(quote.amount());
    assertThat(lines.getFirst().code()).as(on).isEqualTo("base");
    assertThat(lines).as(on).allMatch(line -> line.amount().minor() > 0);
    assertThat(lines).as(on).noneMatch(line -> line.description().sentence().isBlank());
    assertThat(quote.zone()).as(on).isNotBlank();
    // to the hundredth of an ounce
    assertThat(quote.billableWeight().ounces().add(new BigDecimal("0.005")))
        .as(on)
        .isGreaterThanOrEqualTo(consignment.parcel().weight().ounces());
    var tendered = consignment.tenderAt().atZone(java.time.ZoneOffset.UTC).toLocalDate();
    assertThat(quote.deliveryDate()).as(on).isBetween(tendered.minusDays(1), tendered.plusDays(80));
  }

  private Consignment consignment(String origin, Random random) {
    var to =
        COUNTRIES.get(random.nextInt(4) == 0 ? random.nextInt(COUNTRIES.size()) : home(origin));
    return new Consignment(
        address(origin, random),
        address(to, random),
        parcel(origin, random),
        random.nextInt(10) == 0,
        null,
        null,
        Desk.TUESDAY.plus(Duration.ofHours(random.nextInt(24 * 365))));
  }

  private static int home(String origin) {
    return COUNTRIES.indexOf(origin);
  }

  private static Address address(String country, Random random) {
    var codes = CODES.getOrDefault(country, List.of());
    return Address.of(codes.get(random.nextInt(codes.size())), country);
  }

  private static Parcel parcel(String origin, Random random) {
    var ounces = BigDecimal.valueOf(1 + random.nextInt(random.nextBoolean() ? 50_000 : 240_000), 2);
    var currency = Currency.getInstance(CURRENCIES.get(origin));
    return new Parcel(
        new Weight(ounces),
        random.nextInt(5) == 0
            ? null
            : new Dimensions(side(random, 40), side(random, 20), side(random, 12)),
        random.nextInt(12) == 0,
        Signature.values()[random.nextInt(3)],
        random.nextInt(3) == 0 ? Money.ofMinor(random.nextInt(500_000), currency) : null,
        random.nextBoolean(),
        random.nextInt(8) == 0
            ? Packaging.values()[random.nextInt(Packaging.values().length)]
            : Packaging.PACKAGE);
  }

  private static BigDecimal side(Random random, int most) {
    return BigDecimal.valueOf(50 + random.nextInt(most * 100), 2);
  }

  /// Every tenth pound of a service on one lane after the other: heavier is never cheaper.
  @Test
  void heavierIsNeverCheaperOnAnyServicesLane() {
    Sold.services()
        .forEach(
            service ->
                Sold.consignments(service, Sold.SLIM)
                    .forEach(consignment -> rises(service, consignment)));
  }

  private void rises(Sold.Service service, Consignment consignment) {
    var last = Money.zero(Currency.getInstance(CURRENCIES.get(consignment.from().country())));
    for (int tenths = 1; tenths < 1500; tenths = tenths < 50 ? tenths + 1 : tenths + 17) {
      var weight = new Weight(BigDecimal.valueOf(tenths * 16L, 1));
      var heavier = Sold.with(consignment, p -> Boxes.of(weight, p.dimensions(), p.residential()));
      var quotes = desk.carrier(service.carrier()).rate(heavier, Set.of(service.code())).quotes();
      for (var quote : quotes) {
        assertThat(quote.amount()).as(service + " at " + weight).isGreaterThanOrEqualTo(last);
        last = quote.amount();
      }
    }
  }
}
