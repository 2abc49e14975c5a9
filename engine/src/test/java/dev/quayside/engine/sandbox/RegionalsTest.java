package dev.quayside.engine.sandbox;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// OnTrac, GLS US and Veho: where they go, what they take and what it costs.
class RegionalsTest {

  /// Friday 2026-06-19, 10:00 in San Francisco.
  private static final Instant FRIDAY = Instant.parse("2026-06-19T17:00:00Z");

  private static final Dimensions SHOE_BOX = Dimensions.ofInches("6", "4", "3");

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    // both ends have to lie in the area; the last two columns: served or not
    "ontrac, 94103, 10001, true",
    "ontrac, 94103, 59101, false",
    "ontrac, 59101, 94103, false",
    "ontrac, 94103, 20001, true",
    "ontrac, 94103, 99501, false",
    "ontrac, 94103, 96813, false",
    "ontrac, 94103, 00901, false",
    "gls_us, 94103, 87101, true",
    "gls_us, 94103, 84101, true",
    "gls_us, 94103, 75201, false",
    "gls_us, 10001, 10003, false",
    "veho, 94103, 10001, true",
    // Boston's 024 is the last ZIP area of the metro, Worcester's 016 is not of it
    "veho, 94103, 02401, true",
    "veho, 94103, 01601, false",
    "veho, 94103, 59101, false"
  })
  void aRegionalCarrierGoesWhereItSaysAndTellsWhenNot(
      String carrier, String from, String to, boolean served) {
    var rating = desk.rate(carrier, desk.from(from, to, Desk.box(3)));
    if (served) {
      assertThat(rating.quotes()).isNotEmpty();
    } else {
      assertThat(rating.quotes()).isEmpty();
      assertThat(rating.declined())
          .isNotEmpty()
          .allSatisfy(
              no -> {
                assertThat(no.reason().code()).isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
                assertThat(no.reason().message().sentence()).contains("does not serve");
              });
    }
  }

  @ParameterizedTest
  @CsvSource({
    // base = 7.60 + 0.45 (zone - 2), a pound 0.27 + 0.05 (zone - 2)
    "ontrac, ontrac_ground, 2, 5, 8.95",
    "ontrac, ontrac_ground, 3, 18, 13.81",
    "ontrac, ontrac_ground, 8, 150, 95.80",
    // base = 6.10 + 0.35 (zone - 1) + 0.28 a pound, times 1, 0.85, 1.12, 1.25
    "veho, veho_ground_plus, 1, 1, 6.38",
    "veho, veho_ground_plus, 8, 50, 22.55",
    "veho, veho_premium_economy, 8, 50, 19.17",
    "veho, veho_two_day, 2, 3, 8.16",
    "veho, veho_next_day, 1, 1, 7.98"
  })
  void theBasePriceIsTheCardsLine(
      String carrier, String service, int band, int pounds, String base) {
    var to = Lanes.to(String.valueOf(band == 2 && carrier.equals("ontrac") ? 1 : band));
    var quote = desk.quote(carrier, service, desk.from(Lanes.MANHATTAN, to, box(pounds)));
    assertThat(quote.zone()).isEqualTo(String.valueOf(band));
    assertThat(line(quote, "base")).isEqualTo(base);
  }

  @ParameterizedTest
  @CsvSource({
    // 0.85 x 11.99; 0.50 and 0.80 x UPS Next Day Air of the same zone
    "gls_ground, 94103, 94601, ups_ground, 0.85",
    "gls_priority_overnight, 94103, 90001, ups_next_day_air, 0.50",
    "gls_early_priority_overnight, 94103, 90001, ups_next_day_air, 0.80",
    "gls_noon_priority_overnight, 94103, 90001, ups_next_day_air, 0.45"
  })
  void glsCostsItsShareOfUps(String service, String from, String to, String ups, double share) {
    var consignment = desk.from(from, to, box(5));
    var theirs = Double.parseDouble(line(desk.quote("ups", ups, consignment), "base"));
    assertThat(Double.parseDouble(line(desk.quote("gls_us", service, consignment), "base")))
        .isCloseTo(theirs * share, offset(0.0051));
  }

  @Test
  void fuelIsTakenOnBaseAndResidential() {
    var home = Boxes.toHome(box(5));
    var quote = desk.quote("ontrac", "ontrac_ground", desk.from("94103", "94601", home));
    // (8.95 + 6.60) x 18.75 %
    assertThat(line(quote, "residential")).isEqualTo("6.60");
    assertThat(line(quote, "fuel")).isEqualTo("2.92");
    assertThat(quote.amount().toString()).contains("18.47");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-09-26T17:00:00Z, false",
    "2026-09-28T17:00:00Z, true",
    "2026-12-31T17:00:00Z, true",
    "2027-01-15T17:00:00Z, true",
    "2027-01-18T17:00:00Z, false"
  })
  void peakSeasonRunsOverNewYear(Instant tender, boolean peak) {
    // the 26th of September 2026 is a Saturday: its parcels leave on Monday, in peak
    var quote =
        desk.carrier("ontrac")
            .rate(
                at(peak ? tender : tender.minusSeconds(86_400), "94103", "94601", box(5)), Set.of())
            .quotes()
            .getFirst();
    assertThat(quote.breakdown().stream().anyMatch(c -> c.code().equals("peak"))).isEqualTo(peak);
  }

  @ParameterizedTest
  @CsvSource({
    "veho, veho_ground_plus, 50, 16, 10, 10, true",
    // 48 x 14 x 14.657 in = 9,849.504 cubic inches; a thousandth more is over
    "veho, veho_ground_plus, 10, 48, 14, 14.657, true",
    "veho, veho_ground_plus, 10, 48, 14, 14.658, false",
    "veho, veho_ground_plus, 10, 48, 5, 5, true",
    "veho, veho_ground_plus, 10, 48.01, 5, 5, false",
    "ontrac, ontrac_ground, 150, 108, 5, 5, true",
    "ontrac, ontrac_ground, 10, 108.1, 5, 5, false"
  })
  void aParcelAtTheSizeLimitIsTakenAndOneOverIsNot(
      String carrier,
      String service,
      int pounds,
      String length,
      String width,
      String height,
      boolean taken) {
    var rating = ask(carrier, service, Boxes.of(pounds, length, width, height));
    if (taken) {
      assertThat(rating.quotes()).hasSize(1);
    } else {
      assertThat(reason(rating).code()).isEqualTo(ProblemCode.SIZE_EXCEEDS_LIMIT);
    }
  }

  @ParameterizedTest
  @CsvSource({"veho, veho_ground_plus, 50", "ontrac, ontrac_ground, 150"})
  void aParcelAtTheWeightLimitIsTakenAndOneATenthOfAnOunceOverIsNot(
      String carrier, String service, int pounds) {
    var most = Weight.ofPounds(pounds);
    assertThat(ask(carrier, service, Boxes.of(most, SHOE_BOX)).quotes()).hasSize(1);
    var over = Boxes.of(most.plus(Weight.ofOunces("0.1")), SHOE_BOX);
    assertThat(reason(ask(carrier, service, over)).code())
        .isEqualTo(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
  }

  @Test
  void vehoCollectsNoSignatureAndSaysSoInItsCatalogue() {
    var signed = Boxes.signed(box(2), Signature.ADULT);
    var reason = reason(ask("veho", "veho_ground_plus", signed));
    assertThat(reason.code()).isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
    assertThat(reason.message().sentence()).contains("signature");
    assertThat(desk.carrier("veho").profile().services()).noneMatch(s -> s.signature());
    assertThat(desk.carrier("ontrac").profile().services()).allMatch(s -> s.signature());
  }

  @Test
  void noneOfThemTakesHazardousMaterials() {
    for (var carrier : List.of("ontrac", "gls_us", "veho")) {
      var consignment = desk.from("94103", "90001", Boxes.hazmat(box(2)));
      assertThat(desk.rate(carrier, consignment).quotes()).isEmpty();
    }
  }

  @Test
  void ontracAndVehoDeliverOnSundaysAndGlsDoesNot() {
    // Friday's parcel, two days: Sunday for seven-day carriers, Monday for GLS
    var sunday = LocalDate.of(2026, 6, 21);
    assertThat(friday("ontrac", "ontrac_ground", "90001").deliveryDate()).isEqualTo(sunday);
    assertThat(friday("veho", "veho_two_day", "90001").deliveryDate()).isEqualTo(sunday);
    assertThat(friday("gls_us", "gls_ground", "90001").deliveryDate())
        .isEqualTo(LocalDate.of(2026, 6, 23));
  }

  @Test
  void saturdayDeliveryIsForFridaysParcelsAndCostsEighteenMore() {
    var onFriday = friday("gls_us", "gls_saturday_delivery", "90001");
    assertThat(onFriday.deliveryDate()).isEqualTo(LocalDate.of(2026, 6, 20));
    assertThat(line(onFriday, "saturday")).isEqualTo("18.00");
    var onTuesday =
        desk.carrier("gls_us")
            .rate(desk.from("94103", "90001", box(2)), Set.of("gls_saturday_delivery"));
    assertThat(reason(onTuesday).message().sentence()).contains("one weekday").contains("TUESDAY");
  }

  @Test
  void vehosFasterServicesReachOnlySoFar() {
    var near = services(desk.from("94103", "95814", box(2)));
    var far = services(desk.from("94103", "10001", box(2)));
    assertThat(near).contains("veho_next_day", "veho_two_day");
    assertThat(far).containsExactlyInAnyOrder("veho_ground_plus", "veho_premium_economy");
  }

  @Test
  void fasterIsNeverCheaperWithinAFamily() {
    var faster =
        Map.of(
            "gls_us",
            List.of(
                "gls_noon_priority_overnight",
                "gls_priority_overnight",
                "gls_early_priority_overnight"),
            "veho",
            List.of("veho_premium_economy", "veho_ground_plus", "veho_two_day", "veho_next_day"));
    faster.forEach(
        (carrier, family) -> {
          for (int pounds = 1; pounds <= 50; pounds++) {
            var quotes =
                desk.rate(carrier, desk.from("94103", "95814", box(pounds))).quotes().stream()
                    .collect(Collectors.toMap(Quote::service, Function.identity()));
            for (int i = 1; i < family.size(); i++) {
              assertThat(requireNonNull(quotes.get(family.get(i))).amount())
                  .isGreaterThanOrEqualTo(requireNonNull(quotes.get(family.get(i - 1))).amount());
            }
          }
        });
  }

  @Test
  void theirNumbersHaveTheirShapeAndTheirLabelsTheirRouting() {
    var bought =
        Map.of("ontrac", "ontrac_ground", "gls_us", "gls_ground", "veho", "veho_ground_plus");
    var routing =
        Map.of(
            "ontrac",
            Set.of("sort", "branch"),
            "gls_us",
            Set.of("sortCode"),
            "veho",
            Set.of("hub"));
    bought.forEach(
        (carrier, service) -> {
          var consignment = desk.from("94103", "90001", box(2));
          var accepted = desk.carrier(carrier).purchase(desk.tender("shp_1", service, consignment));
          assertThat(TrackingNumbers.detect(accepted.trackingNumber())).containsExactly(carrier);
          assertThat(accepted.routing().keySet()).isEqualTo(routing.get(carrier));
        });
  }

  private Quote friday(String carrier, String service, String to) {
    return desk.carrier(carrier)
        .rate(at(FRIDAY, "94103", to, box(2)), Set.of(service))
        .quotes()
        .getFirst();
  }

  private static Consignment at(Instant tender, String from, String to, Parcel parcel) {
    return new Consignment(
        Address.of(from, "US"), Address.of(to, "US"), parcel, false, null, null, tender);
  }

  private List<String> services(Consignment consignment) {
    return desk.rate("veho", consignment).quotes().stream().map(Quote::service).toList();
  }

  private Rating ask(String carrier, String service, Parcel parcel) {
    return desk.carrier(carrier).rate(desk.from("94103", "90001", parcel), Set.of(service));
  }

  private static Problem reason(Rating rating) {
    assertThat(rating.quotes()).isEmpty();
    return rating.declined().getFirst().reason();
  }

  private static Parcel box(int pounds) {
    return Boxes.of(Weight.ofPounds(pounds), SHOE_BOX);
  }

  private static String line(Quote quote, String code) {
    return quote.breakdown().stream()
        .filter(charge -> charge.code().equals(code))
        .findFirst()
        .orElseThrow()
        .amount()
        .amount()
        .toPlainString();
  }
}
