package dev.quayside.engine.sandbox;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanadaPostTest {

  private static final Currency CAD = Currency.getInstance("CAD");
  private static final String TORONTO = "M5V 2T6";
  private static final String VANCOUVER = "V6B 1A1";

  private final Desk desk = new Desk();

  @Test
  void torontoToVancouverIsOfferedByFourServicesInCanadianDollars() {
    var rating = desk.rate("canada_post", within(TORONTO, VANCOUVER, kilograms("1")));

    assertThat(rating.quotes())
        .extracting(Quote::service)
        .containsExactly("DOM.EP", "DOM.XP", "DOM.PC", "DOM.RP");
    assertThat(rating.declined()).isEmpty();
    assertThat(rating.quotes())
        .allMatch(quote -> quote.amount().currency().equals(CAD))
        .allMatch(quote -> quote.zone().equals("national"));
  }

  @Test
  void aPriceIsBaseFuelAndTheTaxOfTheProvinceOfDelivery() {
    var quote = quote("DOM.EP", within(TORONTO, VANCOUVER, kilograms("1")));

    assertThat(quote.breakdown())
        .usingElementComparator(comparing(Charge::toString))
        .containsExactly(
            new Charge("base", Message.said("Expedited Parcel"), cad("20.15")),
            new Charge("fuel", Message.said("Fuel surcharge 24.00 %"), cad("4.84")),
            new Charge("tax", Message.said("GST 5 %"), cad("1.25")));
    assertThat(quote.amount()).isEqualTo(cad("26.24"));
  }

  @ParameterizedTest
  @CsvSource({
    "M5V 2T6, M4M 2Z8, local, HST 13 %",
    "M5V 2T6, K1A 0B1, regional, HST 13 %",
    "M5V 2T6, H2Y 1C6, regional, GST 5 %",
    "M5V 2T6, B3H 4R2, national, HST 14 %",
    "M5V 2T6, E1C 1A1, national, HST 15 %",
    "V6B 1A1, T2P 1J9, regional, GST 5 %",
    "M5V 2T6, X0A 0H0, north, GST 5 %",
    "Y1A 1A1, V6B 1A1, north, GST 5 %"
  })
  void theZoneFollowsFromThePairOfSortationAreas(String from, String to, String zone, String tax) {
    var quote = quote("DOM.EP", within(from, to, kilograms("1")));
    assertThat(quote.zone()).isEqualTo(zone);
    assertThat(quote.breakdown().getLast().description()).hasToString(tax);
  }

  @ParameterizedTest
  @CsvSource({
    // Tuesday 10:00 in Toronto
    "2026-06-16T14:00:00Z, M5V 2T6, DOM.XP, 2026-06-18",
    "2026-06-16T14:00:00Z, M5V 2T6, DOM.EP, 2026-06-25",
    // Canada Day is a Wednesday
    "2026-06-30T14:00:00Z, M5V 2T6, DOM.XP, 2026-07-03",
    // 17:30 in Halifax is 16:30 in Toronto
    "2026-06-16T20:30:00Z, M5V 2T6, DOM.PC, 2026-06-17",
    "2026-06-16T20:30:00Z, B3H 4R2, DOM.PC, 2026-06-18",
    // Friday
    "2026-06-19T14:00:00Z, M5V 2T6, DOM.PC, 2026-06-22"
  })
  void deliveryIsCountedInCanadianWorkingDaysOnTheOriginsClock(
      String tendered, String from, String service, LocalDate delivery) {
    desk.now = Instant.parse(tendered);
    assertThat(quote(service, within(from, VANCOUVER, kilograms("1"))).deliveryDate())
        .isEqualTo(delivery);
  }

  @Test
  void thirtyKilogramsAreTakenAndAGramMoreIsNot() {
    assertThat(declined("DOM.EP", within(TORONTO, VANCOUVER, kilograms("30")))).isEmpty();
    assertThat(declined("DOM.EP", within(TORONTO, VANCOUVER, kilograms("30.001"))))
        .containsExactly(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
    assertThat(declined("USA.TP", abroad("94103", "US", kilograms("2")))).isEmpty();
    assertThat(declined("USA.TP", abroad("94103", "US", kilograms("2.001"))))
        .containsExactly(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
  }

  @Test
  void twoMetresAreTakenAndAMillimetreMoreIsNot() {
    assertThat(declined("DOM.EP", within(TORONTO, VANCOUVER, sized("200", "20", "30")))).isEmpty();
    assertThat(declined("DOM.EP", within(TORONTO, VANCOUVER, sized("200.1", "20", "29"))))
        .containsExactly(ProblemCode.SIZE_EXCEEDS_LIMIT);
    assertThat(declined("DOM.EP", within(TORONTO, VANCOUVER, sized("200", "20", "30.1"))))
        .containsExactly(ProblemCode.SIZE_EXCEEDS_LIMIT);
  }

  @Test
  void aLightBoxIsBilledByItsVolumeAtFiveLitresAKilogram() {
    var quote = quote("DOM.EP", within(TORONTO, VANCOUVER, sized("50", "40", "30")));
    // 60 litres are 12 kg
    assertThat(quote.breakdown().getFirst().amount()).isEqualTo(cad("46.00"));
    assertThat(quote.billableWeight().ounces()).isEqualByComparingTo("423.29");
  }

  @Test
  void aLongPieceCostsMoreFromAMetreOn() {
    assertThat(codes(quote("DOM.EP", within(TORONTO, VANCOUVER, sized("100", "20", "20")))))
        .doesNotContain("oversize");
    assertThat(codes(quote("DOM.EP", within(TORONTO, VANCOUVER, sized("100.1", "20", "20")))))
        .contains("oversize");
  }

  @Test
  void exportsBearNoTaxAndGoByTheirOwnServices() {
    var us = desk.rate("canada_post", abroad("94103", "US", kilograms("1")));
    assertThat(us.quotes())
        .extracting(Quote::service)
        .containsExactly("USA.EP", "USA.XP", "USA.PW.PARCEL", "USA.TP");
    var london = desk.rate("canada_post", abroad("SW1A 1AA", "GB", kilograms("1")));
    assertThat(london.quotes())
        .extracting(Quote::service)
        .containsExactly("INT.XP", "INT.PW.PARCEL", "INT.IP.AIR", "INT.IP.SURF", "INT.TP");
    assertThat(us.quotes()).allSatisfy(quote -> assertThat(codes(quote)).doesNotContain("tax"));
  }

  @Test
  void aSuspendedLaneIsRefusedWithItsReason() {
    var rating = desk.rate("canada_post", abroad("101000", "RU", kilograms("1")));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined())
        .allMatch(no -> no.reason().message().sentence().contains("suspended parcels to Russia"));
  }

  @Test
  void itTakesParcelsInCanadaOnly() {
    var rating = desk.rate("canada_post", desk.from("94103", "10001", Desk.box(2)));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined())
        .allMatch(no -> no.reason().message().sentence().contains("in Canada only"));
  }

  @Test
  void packetsHaveNoSignature() {
    var signed = Boxes.signed(kilograms("1"), Signature.STANDARD);
    assertThat(declined("USA.TP", abroad("94103", "US", signed)))
        .containsExactly(ProblemCode.SERVICE_NOT_AVAILABLE);
    assertThat(codes(quote("USA.XP", abroad("94103", "US", signed)))).contains("signature");
  }

  @Test
  void aPurchaseHasItsOwnNumberAndTheSortationAreaOnTheLabel() {
    var home = within(TORONTO, VANCOUVER, kilograms("1"));
    var bought = desk.carrier("canada_post").purchase(desk.tender("shp_1", "DOM.XP", home));
    assertThat(bought.trackingNumber()).matches("\\d{16}");
    assertThat(TrackingNumbers.detect(bought.trackingNumber())).contains("canada_post");
    assertThat(bought.routing()).containsEntry("fsa", "V6B").containsEntry("service", "DOM.XP");

    var packet = abroad("SW1A 1AA", "GB", kilograms("1"));
    var sent = desk.carrier("canada_post").purchase(desk.tender("shp_2", "INT.TP", packet));
    assertThat(sent.trackingNumber()).matches("LM\\d{9}CA");
    assertThat(TrackingNumbers.detect(sent.trackingNumber())).containsExactly("canada_post");
  }

  @Test
  void aParcelAcrossTheCountryIsScannedAtHubsAndDeliveredOnItsDay() {
    var carrier = desk.carrier("canada_post");
    var number =
        carrier
            .purchase(desk.tender("shp_1", "DOM.XP", within(TORONTO, VANCOUVER, kilograms("1"))))
            .trackingNumber();
    desk.now = Instant.parse("2026-06-20T00:00:00Z");
    var scans = carrier.track(number);
    assertThat(scans.getLast().status()).isEqualTo(TrackingStatus.DELIVERED);
    assertThat(scans.getLast().at()).isBefore(Instant.parse("2026-06-19T07:00:00Z"));
    assertThat(scans).isSortedAccordingTo((a, b) -> a.at().compareTo(b.at()));
    assertThat(scans).anyMatch(scan -> "Richmond".equals(scan.city()));
  }

  @Test
  void aParcelAbroadPassesCustoms() {
    var carrier = desk.carrier("canada_post");
    var number =
        carrier
            .purchase(desk.tender("shp_1", "INT.XP", abroad("SW1A 1AA", "GB", kilograms("1"))))
            .trackingNumber();
    desk.now = Instant.parse("2026-07-20T00:00:00Z");
    var scans = carrier.track(number);
    assertThat(scans)
        .anyMatch(
            scan ->
                scan.substatus() == Substatus.CUSTOMS_PROCESSING
                    && "London".equals(scan.city())
                    && "GB".equals(scan.country()));
    assertThat(scans.getLast().status()).isEqualTo(TrackingStatus.DELIVERED);
    assertThat(scans).isSortedAccordingTo((a, b) -> a.at().compareTo(b.at()));
  }

  @Test
  void heavierIsNeverCheaperAndFartherNeitherAndTheAmountsAddUp() {
    var random = new Random(7);
    for (int i = 0; i < 40; i++) {
      var grams = 1 + random.nextInt(29_000);
      var more = grams + random.nextInt(1_000);
      List<Money> last = List.of();
      for (var to : List.of("M4M 2Z8", "K1A 0B1", VANCOUVER, "X0A 0H0")) {
        var light = amounts(within(TORONTO, to, grams(grams)));
        var heavy = amounts(within(TORONTO, to, grams(more)));
        for (int s = 0; s < light.size(); s++) {
          assertThat(heavy.get(s)).isGreaterThanOrEqualTo(light.get(s));
          if (!last.isEmpty()) {
            assertThat(light.get(s)).isGreaterThanOrEqualTo(last.get(s));
          }
        }
        last = light;
      }
    }
  }

  /// Before tax, which differs by province.
  private List<Money> amounts(Consignment consignment) {
    return desk.rate("canada_post", consignment).quotes().stream()
        .map(quote -> quote.amount().minus(quote.breakdown().getLast().amount()))
        .toList();
  }

  private static Set<String> codes(Quote quote) {
    return quote.breakdown().stream().map(Charge::code).collect(Collectors.toSet());
  }

  private Quote quote(String service, Consignment consignment) {
    return desk.quote("canada_post", service, consignment);
  }

  private List<ProblemCode> declined(String service, Consignment consignment) {
    return desk.carrier("canada_post").rate(consignment, Set.of(service)).declined().stream()
        .map(no -> no.reason().code())
        .toList();
  }

  private Consignment within(String from, String to, Parcel parcel) {
    return new Consignment(
        Address.of(from, "CA"), Address.of(to, "CA"), parcel, false, null, null, desk.now);
  }

  private Consignment abroad(String to, String country, Parcel parcel) {
    return new Consignment(
        Address.of(TORONTO, "CA"), Address.of(to, country), parcel, false, null, null, desk.now);
  }

  private static Parcel grams(int grams) {
    return Boxes.of(Weight.ofGrams(BigDecimal.valueOf(grams)), null);
  }

  private static Parcel kilograms(String kilograms) {
    return Boxes.of(Weight.ofGrams(new BigDecimal(kilograms).movePointRight(3)), null);
  }

  /// A kilogram in a box of so many centimetres.
  private static Parcel sized(String length, String width, String height) {
    return Boxes.of(
        Weight.ofGrams(BigDecimal.valueOf(1000)),
        new Dimensions(inches(length), inches(width), inches(height)));
  }

  private static BigDecimal inches(String centimetres) {
    return new BigDecimal(centimetres)
        .divide(new BigDecimal("2.54"), 6, java.math.RoundingMode.DOWN);
  }

  private static Money cad(String amount) {
    return Money.of(amount, CAD);
  }
}
