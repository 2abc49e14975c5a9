package dev.quayside.engine.sandbox;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.Arrays;
import java.util.Currency;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// UPS, FedEx and DHL Express out of Canada, Australia and Great Britain.
class BranchesTest {

  private static final Currency CAD = Currency.getInstance("CAD");

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ups | CA | M5V 2T6 | CA | V6B 1A1 | ups_standard ups_expedited ups_express_saver"
            + " ups_express ups_express_early",
        "ups | CA | M5V 2T6 | US | 10001 | ups_standard ups_3_day_select ups_worldwide_expedited"
            + " ups_worldwide_saver ups_worldwide_express",
        "ups | CA | M5V 2T6 | GB | SW1A 1AA | ups_worldwide_expedited ups_worldwide_saver"
            + " ups_worldwide_express",
        "ups | CA | M5V 2T6 | US | 96813 | ups_worldwide_expedited ups_worldwide_saver",
        "ups | AU | 2000 | US | 94103 | ups_worldwide_expedited ups_worldwide_saver"
            + " ups_worldwide_express",
        "ups | AU | 2000 | AU | 6000 | ''",
        "ups | GB | SW1A 1AA | GB | EH1 1BB | ups_standard ups_express_saver",
        "ups | GB | SW1A 1AA | US | 94103 | ups_worldwide_expedited ups_worldwide_saver"
            + " ups_worldwide_express",
        "fedex | GB | SW1A 1AA | GB | EH1 1BB | FEDEX_NEXT_DAY_END_OF_DAY",
        "fedex | GB | SW1A 1AA | DE | 10117 | FEDEX_INTERNATIONAL_CONNECT_PLUS"
            + " INTERNATIONAL_ECONOMY FEDEX_INTERNATIONAL_PRIORITY"
            + " FEDEX_INTERNATIONAL_PRIORITY_EXPRESS",
        "dhl_express | GB | SW1A 1AA | GB | EH1 1BB | dhl_express_domestic",
        "dhl_express | GB | SW1A 1AA | FR | 75001 | dhl_express_worldwide dhl_express_12_00"
            + " dhl_express_10_30 dhl_express_9_00",
        "fedex | CA | M5V 2T6 | CA | V6B 1A1 | FEDEX_GROUND FEDEX_ECONOMY FEDEX_2_DAY"
            + " STANDARD_OVERNIGHT PRIORITY_OVERNIGHT FIRST_OVERNIGHT",
        "fedex | CA | M5V 2T6 | US | 10001 | FEDEX_GROUND FEDEX_INTERNATIONAL_CONNECT_PLUS"
            + " INTERNATIONAL_ECONOMY FEDEX_INTERNATIONAL_PRIORITY"
            + " FEDEX_INTERNATIONAL_PRIORITY_EXPRESS INTERNATIONAL_FIRST",
        "fedex | AU | 2000 | GB | SW1A 1AA | FEDEX_INTERNATIONAL_CONNECT_PLUS INTERNATIONAL_ECONOMY"
            + " FEDEX_INTERNATIONAL_PRIORITY FEDEX_INTERNATIONAL_PRIORITY_EXPRESS",
        "fedex | AU | 2000 | AU | 6000 | ''",
        "dhl_express | CA | M5V 2T6 | CA | V6B 1A1 | ''",
        "dhl_express | CA | M5V 2T6 | US | 10001 | dhl_economy_select dhl_express_worldwide"
            + " dhl_express_12_00 dhl_express_10_30 dhl_express_9_00",
        "dhl_express | AU | 2000 | AU | 6000 | dhl_express_domestic",
        "dhl_express | AU | 2000 | NZ | 1010 | dhl_express_worldwide dhl_express_12_00"
            + " dhl_express_10_30 dhl_express_9_00"
      })
  void eachLaneHasTheServicesThatAreSoldThere(
      String carrier, String from, String fromCode, String to, String toCode, String services) {
    var wanted = services.isEmpty() ? List.<String>of() : Arrays.asList(services.split(" "));
    var consignment = desk.lane(from, fromCode, to, toCode, Desk.box(4));
    assertThat(desk.rate(carrier, consignment).quotes())
        .extracting(Quote::service)
        .containsExactlyInAnyOrderElementsOf(wanted);
  }

  @ParameterizedTest
  @CsvSource({
    "V6B 1A1, GST 5 %, 0.05",
    "M4C 1B5, HST 13 %, 0.13",
    "B3H 1A1, HST 14 %, 0.14",
    "E2L 4Z6, HST 15 %, 0.15",
    "X1A 2N3, GST 5 %, 0.05"
  })
  void withinCanadaTheTaxOfTheProvinceOfDeliveryIsOnTop(String to, String words, String share) {
    for (var carrier : List.of("ups", "fedex")) {
      var quotes = desk.rate(carrier, canadian("M5V 2T6", to)).quotes();
      assertThat(quotes).isNotEmpty().allSatisfy(quote -> isTaxed(quote, words, share));
    }
  }

  private static void isTaxed(Quote quote, String words, String share) {
    var tax = quote.breakdown().getLast();
    assertThat(tax.description()).hasToString(words);
    var net = quote.amount().minus(tax.amount());
    assertThat(tax.amount()).isEqualTo(net.times(new java.math.BigDecimal(share)));
    assertThat(quote.amount().currency()).isEqualTo(CAD);
  }

  @Test
  void quebecHasTwoTaxesEachOnTheWholePrice() {
    var quote = desk.quote("ups", "ups_standard", canadian("M5V 2T6", "H2Y 1C6"));
    var taxes = quote.breakdown().stream().filter(line -> line.code().equals("tax")).toList();
    assertThat(taxes)
        .extracting(line -> line.description().sentence())
        .containsExactly("GST 5 %", "QST 9.975 %");
    var net = quote.amount().minus(taxes.getFirst().amount()).minus(taxes.getLast().amount());
    assertThat(taxes.getFirst().amount()).isEqualTo(net.times(new java.math.BigDecimal("0.05")));
    assertThat(taxes.getLast().amount()).isEqualTo(net.times(new java.math.BigDecimal("0.09975")));
  }

  @Test
  void exportsBearNoTaxAndAustraliansPayGoodsAndServicesTaxAtHome() {
    for (var carrier : List.of("ups", "fedex", "dhl_express")) {
      for (var origin : List.of(List.of("CA", "M5V 2T6"), List.of("AU", "2000"))) {
        var abroad = desk.lane(origin.get(0), origin.get(1), "GB", "SW1A 1AA", Desk.box(4));
        assertThat(desk.rate(carrier, abroad).quotes())
            .isNotEmpty()
            .noneMatch(quote -> quote.breakdown().stream().anyMatch(l -> l.code().equals("tax")));
      }
    }
    var home = desk.lane("AU", "2000", "AU", "6000", Desk.box(4));
    assertThat(desk.quote("dhl_express", "dhl_express_domestic", home).breakdown().getLast())
        .extracting(line -> line.description().sentence())
        .isEqualTo("GST 10 %");
  }

  @Test
  void aServiceOfAnotherCountryIsDeclinedByName() {
    var ups = desk.carrier("ups");
    var declined =
        ups.rate(canadian("M5V 2T6", "V6B 1A1"), Set.of("ups_ground", "ups_express")).declined();
    assertThat(declined)
        .singleElement()
        .satisfies(
            no -> {
              assertThat(no.service()).isEqualTo("ups_ground");
              assertThat(no.reason().message().sentence())
                  .isEqualTo("UPS Ground is not sold from Canada");
            });
    var german = desk.lane("DE", "10117", "US", "10001", Desk.box(4));
    assertThat(desk.rate("ups", german).quotes()).isEmpty();
    assertThat(desk.rate("ups", german).declined())
        .isNotEmpty()
        .allMatch(no -> no.reason().message().sentence().endsWith("is not sold from Germany"));
  }

  @Test
  void australiansAreBilledByTheHalfKilo() {
    var parcel =
        Boxes.of(
            Weight.ofGrams(new java.math.BigDecimal("2250")), Dimensions.ofInches("4", "3", "1"));
    for (var carrier : List.of("ups", "fedex", "dhl_express")) {
      var quotes = desk.rate(carrier, desk.lane("AU", "2000", "US", "94103", parcel)).quotes();
      assertThat(quotes)
          .isNotEmpty()
          .allMatch(quote -> Math.abs(quote.billableWeight().grams().doubleValue() - 2500) < 0.15);
    }
  }

  @Test
  void insuredValuesAreInTheCurrencyOfTheOrigin() {
    var usd = Boxes.insured(Desk.box(4), "500.00");
    assertThat(desk.rate("ups", canadian("M5V 2T6", "V6B 1A1", usd)).declined())
        .allMatch(no -> no.reason().code() == ProblemCode.SERVICE_NOT_AVAILABLE)
        .allMatch(no -> no.reason().message().sentence().contains("CAD only"));
    var cad = Boxes.insured(Desk.box(4), Money.of("500.00", CAD));
    var quote = desk.quote("ups", "ups_standard", canadian("M5V 2T6", "V6B 1A1", cad));
    // 7.00 to 300, then two hundreds of 2.33
    assertThat(quote.breakdown())
        .usingElementComparator(comparing(Quote.Charge::toString))
        .contains(
            new Quote.Charge(
                "insurance", Message.said("Declared value CAD 500.00"), Money.of("11.66", CAD)));
  }

  @Test
  void ruralCodesAreADeliveryAreaAndTheTerritoriesTakeLonger() {
    var rural = desk.quote("ups", "ups_standard", canadian("M5V 2T6", "K0A 1B0"));
    assertThat(rural.breakdown()).anyMatch(line -> line.code().equals("delivery_area"));
    var city = desk.quote("ups", "ups_express", canadian("M5V 2T6", "V6B 1A1"));
    var north = desk.quote("ups", "ups_express", canadian("M5V 2T6", "X1A 2N3"));
    assertThat(north.transitDays()).isEqualTo(city.transitDays() + 2);
    assertThat(north.zone()).isEqualTo("8");
  }

  @Test
  void holidaysAreTheOriginsOwn() {
    // Canada Day, a Wednesday
    desk.now = Instant.parse("2026-06-30T14:00:00Z");
    assertThat(desk.quote("ups", "ups_express", canadian("M5V 2T6", "V6B 1A1")).deliveryDate())
        .isEqualTo("2026-07-02");
    // Independence Day is a Saturday; the Monday after is a working day in both countries
    desk.now = Instant.parse("2026-01-25T23:30:00Z");
    // Australia Day, the Monday in Sydney by then
    var quote =
        desk.quote(
            "dhl_express",
            "dhl_express_domestic",
            desk.lane("AU", "2000", "AU", "3000", Desk.box(4)));
    assertThat(quote.deliveryDate()).isEqualTo("2026-01-28");
  }

  @ParameterizedTest
  @CsvSource({
    "ups, ups_standard, CA, M5V 2T6, CA, V6B 1A1",
    "fedex, FEDEX_GROUND, CA, M5V 2T6, US, 10001",
    "dhl_express, dhl_express_domestic, AU, 2000, AU, 6000",
    "ups, ups_worldwide_saver, AU, 2000, GB, SW1A 1AA"
  })
  void soldThereItTravelsAndArrives(
      String carrier, String service, String from, String code, String to, String toCode) {
    var consignment = desk.lane(from, code, to, toCode, Desk.box(4));
    var bought = desk.carrier(carrier).purchase(desk.tender("shp_1", service, consignment));
    desk.now = Desk.TUESDAY.plusSeconds(20L * 86_400);
    var scans = desk.carrier(carrier).track(bought.trackingNumber());
    assertThat(scans.getFirst().country()).isEqualTo(from);
    assertThat(scans.getLast().country()).isEqualTo(to);
    assertThat(scans.getLast().status().wire()).isEqualTo("delivered");
    assertThat(scans.stream().anyMatch(s -> s.substatus() == Substatus.CUSTOMS_PROCESSING))
        .isEqualTo(!from.equals(to));
  }

  private Consignment canadian(String from, String to) {
    return canadian(from, to, Desk.box(4));
  }

  private Consignment canadian(String from, String to, dev.quayside.engine.parcel.Parcel parcel) {
    return desk.within("CA", from, to, parcel);
  }
}
