package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// UPS, FedEx and DHL Express out of the United States.
class InternationalTest {

  private static final Dimensions SHOE_BOX = Dimensions.ofInches("6", "4", "3");

  private final Desk desk = new Desk();

  @TestFactory
  Stream<DynamicTest> everyPublishedExportKnotIsMetToTheCent() throws IOException {
    try (var in = InternationalTest.class.getResourceAsStream("published_abroad_at_knots.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> DynamicTest.dynamicTest(line, () -> isMet(line.split(","))))
              .toList()
              .stream();
    }
  }

  @TestFactory
  Stream<DynamicTest> betweenKnotsTheMeanErrorOfAServiceIsAtMostThreePercent() throws IOException {
    try (var in =
        InternationalTest.class.getResourceAsStream("published_abroad_between_knots.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split(","))
              .collect(Collectors.groupingBy(cell -> cell[1]))
              .entrySet()
              .stream()
              .map(
                  service ->
                      DynamicTest.dynamicTest(
                          service.getKey(),
                          () ->
                              assertThat(service.getValue())
                                  .hasSizeGreaterThanOrEqualTo(10)
                                  .satisfies(
                                      cells ->
                                          assertThat(meanError(cells)).isLessThanOrEqualTo(0.03))));
    }
  }

  private double meanError(List<? extends String[]> cells) {
    return cells.stream().mapToDouble(cell -> error(cell)).average().orElseThrow();
  }

  private double error(String[] cell) {
    var weight = Weight.ofPounds(Integer.parseInt(cell[4]));
    var quote = desk.quote(cell[0], cell[1], to(cell[2], Boxes.of(weight, SHOE_BOX)));
    assertThat(quote.zone()).isEqualTo(cell[3]);
    var listed = Money.usd(cell[5]).amount();
    return base(quote).amount().subtract(listed).abs().doubleValue() / listed.doubleValue();
  }

  private void isMet(String[] cell) {
    var weight = Weight.ofPounds(Integer.parseInt(cell[4]));
    var quote = desk.quote(cell[0], cell[1], to(cell[2], Boxes.of(weight, SHOE_BOX)));
    assertThat(quote.zone()).isEqualTo(cell[3]);
    assertThat(base(quote)).isEqualTo(Money.usd(cell[5]));
  }

  @ParameterizedTest
  @CsvSource({"RU, Russia", "BY, Belarus"})
  void suspendedCountriesAreDeclinedWithTheReason(String country, String name) {
    for (var carrier : List.of("ups", "fedex", "dhl_express")) {
      var rating = desk.rate(carrier, to(country, Boxes.of(Weight.ofOunces("8"), SHOE_BOX)));
      assertThat(rating.quotes()).isEmpty();
      assertThat(rating.declined())
          .isNotEmpty()
          .allSatisfy(
              no -> {
                assertThat(no.reason().code()).isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
                assertThat(no.reason().message().sentence())
                    .contains("suspended service to " + name);
              });
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ups, 00901, true, 45",
    "ups, 00802, false, 402",
    "ups, 96910, false, 408",
    "fedex, 00802, false, I"
  })
  void puertoRicoIsDomesticAndTheVirginIslandsAndGuamAreAbroad(
      String carrier, String zip, boolean domestic, String zone) {
    var quotes = desk.rate(carrier, desk.from("94103", zip, Desk.box(2))).quotes();
    var profile = desk.carrier(carrier).profile();
    assertThat(quotes)
        .isNotEmpty()
        .allSatisfy(
            quote ->
                assertThat(profile.service(quote.service()).orElseThrow().international())
                    .isEqualTo(!domestic))
        .anySatisfy(quote -> assertThat(quote.zone()).isEqualTo(zone));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10001", "00901", "99501"})
  void dhlExpressMovesNothingWithinTheUnitedStates(String zip) {
    var rating = desk.rate("dhl_express", desk.from("94103", zip, Desk.box(2)));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // grams, half kilos billed
    "1, 1",
    "500, 1",
    "500.01, 2",
    "1000, 2",
    "2250, 5"
  })
  void dhlExpressBillsTheNextHalfKilo(String grams, int halfKilos) {
    var parcel =
        Boxes.of(Weight.ofGrams(new BigDecimal(grams)), Dimensions.ofInches("4", "3", "1"));
    var quote = desk.quote("dhl_express", "dhl_express_worldwide", to("DE", parcel));
    assertThat(quote.billableWeight().grams().doubleValue())
        .isCloseTo(halfKilos * 500.0, offset(0.15));
  }

  @Test
  void dhlExpressBillsVolumetricWeightAtFiveThousandCubicCentimetresToTheKilo() {
    // 10 x 10 x 10 in = 16,387.064 cubic centimetres = 3.28 kg, billed as 3.5
    var quote =
        desk.quote("dhl_express", "dhl_express_worldwide", to("DE", Boxes.of(2, "10", "10", "10")));
    assertThat(quote.billableWeight().grams().doubleValue()).isCloseTo(3500, offset(0.15));
  }

  @ParameterizedTest
  @CsvSource({"70000, true", "70000.1, false"})
  void dhlExpressTakesSeventyKilosAPiece(String grams, boolean taken) {
    var parcel = Boxes.of(Weight.ofGrams(new BigDecimal(grams)), SHOE_BOX);
    var rating = desk.rate("dhl_express", to("DE", parcel));
    assertThat(rating.quotes().isEmpty()).isEqualTo(!taken);
    if (!taken) {
      assertThat(rating.declined())
          .allMatch(no -> no.reason().code() == ProblemCode.WEIGHT_EXCEEDS_LIMIT);
    }
  }

  @ParameterizedTest
  @CsvSource({
    // 120 x 80 x 80 cm is 47.24 x 31.49 x 31.49 in
    "47.24, 31.49, 31.49, true",
    "47.25, 10, 10, false",
    "40, 31.50, 10, false"
  })
  void dhlExpressTakesPiecesUpToItsBox(String length, String width, String height, boolean taken) {
    var rating =
        desk.carrier("dhl_express")
            .rate(to("DE", Boxes.of(20, length, width, height)), Set.of("dhl_express_worldwide"));
    assertThat(rating.quotes().size()).isEqualTo(taken ? 1 : 0);
    if (!taken) {
      assertThat(rating.declined().getFirst().reason().code())
          .isEqualTo(ProblemCode.SIZE_EXCEEDS_LIMIT);
    }
  }

  @Test
  void theDocumentsProductIsForDocuments() {
    var service = Set.of("dhl_express_worldwide_documents");
    var dhl = desk.carrier("dhl_express");
    assertThat(dhl.rate(to("DE", Desk.box(1)), service).quotes()).hasSize(1);
    assertThat(dhl.rate(to("DE", Desk.box(1)), Set.of()).quotes())
        .as("nobody said that these are documents")
        .noneMatch(quote -> service.contains(quote.service()));
    var papers = new Customs(ContentsType.DOCUMENTS, null, List.of(), Incoterm.DDU);
    var consignment =
        new Consignment(
            Address.of("94103", "US"),
            Address.of("10115", "DE"),
            Desk.box(1),
            false,
            papers,
            null,
            desk.now);
    assertThat(dhl.rate(consignment, service).quotes()).hasSize(1);
  }

  @Test
  void canadaIsPricedByDistance() {
    var near =
        desk.quote("ups", "ups_standard", desk.abroad("98101", "V6B 1A1", "CA", Desk.box(5)));
    var far = desk.quote("ups", "ups_standard", desk.abroad("33101", "V6B 1A1", "CA", Desk.box(5)));
    assertThat(near.zone()).isEqualTo("51");
    assertThat(far.zone()).isEqualTo("56");
    assertThat(near.transitDays()).isLessThan(far.transitDays());
    assertThat(base(near)).isLessThan(base(far));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CA", "MX", "GB", "DE", "JP", "AU", "BR", "IN", "KE"})
  void transitIsOneToSixBusinessDaysAndFasterIsNeverCheaper(String country) {
    for (var carrier : List.of("ups", "fedex", "dhl_express")) {
      for (var quote : desk.rate(carrier, to(country, Desk.box(4))).quotes()) {
        assertThat(quote.transitDays()).as(quote.service()).isBetween(1, 6);
        assertThat(quote.breakdown()).anyMatch(line -> line.code().equals("fuel"));
      }
    }
    assertThat(inOrder("dhl_express", country, "dhl_economy_select", "dhl_express_worldwide"))
        .isTrue();
    assertThat(inOrder("ups", country, "ups_worldwide_saver", "ups_worldwide_express")).isTrue();
    assertThat(
            inOrder(
                "fedex",
                country,
                "FEDEX_INTERNATIONAL_PRIORITY",
                "FEDEX_INTERNATIONAL_PRIORITY_EXPRESS"))
        .isTrue();
  }

  @Test
  void soldAbroadTheNumberFitsTheCarrierAndTheScansCrossTheBorder() {
    var consignment = desk.abroad("94103", "SW1A 1AA", "GB", Desk.box(2));
    for (var carrier : List.of("ups", "fedex", "dhl_express")) {
      var service = desk.rate(carrier, consignment).quotes().getFirst().service();
      var accepted =
          desk.carrier(carrier).purchase(desk.tender("shp_" + carrier, service, consignment));
      desk.now = Desk.TUESDAY.plusSeconds(20L * 86_400);
      var scans = desk.carrier(carrier).track(accepted.trackingNumber());
      assertThat(scans).anyMatch(scan -> scan.substatus() == Substatus.CUSTOMS_PROCESSING);
      assertThat(scans.getLast().country()).isEqualTo("GB");
      desk.now = Desk.TUESDAY;
    }
  }

  private boolean inOrder(String carrier, String country, String slower, String faster) {
    var consignment = to(country, Desk.box(4));
    return desk.quote(carrier, slower, consignment)
            .amount()
            .compareTo(desk.quote(carrier, faster, consignment).amount())
        <= 0;
  }

  private Consignment to(String country, Parcel parcel) {
    var code =
        switch (country) {
          case "CA" -> "M5V 2T6";
          case "AU" -> "2000";
          default -> "10115";
        };
    return desk.abroad("94103", code, country, parcel);
  }

  private static Money base(Quote quote) {
    return quote.breakdown().getFirst().amount();
  }
}
