package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What a shipper sees on the lanes of docs/carriers.md, whose tables come from here: run with
/// `-Dquayside.writeTables=true` to write them anew.
class LaneTablesTest {

  private static final Path DOCUMENT = Path.of("../docs/carriers.md");
  private static final String MARK = "<!-- from here on written by LaneTablesTest -->\n";

  private static final Set<String> USPS =
      Set.of("USPS_GROUND_ADVANTAGE", "PRIORITY_MAIL", "PRIORITY_MAIL_EXPRESS");
  private static final Set<String> US_ABROAD = Set.of("usps", "ups", "fedex", "dhl_express");

  /// Four pounds in a foot of box, to a home, as most web shops ship.
  private static final Parcel PARCEL =
      new Parcel(
          Weight.ofPounds(4),
          Dimensions.ofInches("12", "9", "6"),
          false,
          Signature.NONE,
          null,
          true);

  /// @param carriers who has to offer something
  private record Trip(String name, Address from, Address to, Set<String> carriers) {}

  private static final List<Trip> TRIPS =
      List.of(
          trip(
              "San Francisco to New York",
              "94105",
              "10001",
              "US",
              Set.of("usps", "ups", "fedex", "ontrac", "veho")),
          trip("San Francisco to Honolulu", "94105", "96813", "US", Set.of("usps", "ups", "fedex")),
          trip("San Francisco to San Juan", "94105", "00901", "US", Set.of("usps", "ups", "fedex")),
          trip("San Francisco to APO AE 09012", "94105", "09012", "US", Set.of("usps")),
          trip("San Francisco to Toronto", "94105", "M5V 2T6", "CA", US_ABROAD),
          trip("San Francisco to London", "94105", "SW1A 1AA", "GB", US_ABROAD),
          trip("San Francisco to Sydney", "94105", "2000", "AU", US_ABROAD),
          new Trip(
              "Toronto to Vancouver",
              Address.of("M5V 2T6", "CA"),
              Address.of("V6B 1A1", "CA"),
              Set.of("canada_post", "ups", "fedex")),
          new Trip(
              "Sydney to Perth",
              Address.of("2000", "AU"),
              Address.of("6000", "AU"),
              Set.of("australia_post", "dhl_express")));

  private final Desk desk = new Desk();

  private static Trip trip(String name, String from, String to, String country, Set<String> who) {
    return new Trip(name, Address.of(from, "US"), Address.of(to, country), who);
  }

  @TestFactory
  List<DynamicTest> whoShouldOfferDoesAndNobodyElse() {
    return TRIPS.stream()
        .map(trip -> DynamicTest.dynamicTest(trip.name(), () -> offersAreAsExpected(trip)))
        .toList();
  }

  private void offersAreAsExpected(Trip trip) {
    var offering =
        desk.network.carriers(Desk.WORKSPACE).stream()
            .filter(carrier -> !carrier.rate(consignment(trip), Set.of()).quotes().isEmpty())
            .map(carrier -> carrier.profile().code())
            .collect(Collectors.toSet());
    assertThat(offering).isEqualTo(trip.carriers());
    for (var offer : offers(trip)) {
      var lines = offer.quote().breakdown();
      assertThat(lines.stream().map(Quote.Charge::amount).reduce(Money::plus))
          .contains(offer.quote().amount());
      assertThat(offer.quote().amount().minor()).isBetween(700L, 60_000L);
      assertThat(offer.quote().zone()).isNotBlank();
      assertThat(offer.quote().billableWeight().ounces()).isPositive();
    }
  }

  @Test
  void thePostGoesEverywhereInTheUnitedStatesWithItsThreeProducts() {
    TRIPS.stream()
        .filter(trip -> trip.to().country().equals("US"))
        .forEach(
            trip ->
                assertThat(offers(trip))
                    .extracting(offer -> offer.quote().service())
                    .as(trip.name())
                    .containsAll(USPS));
  }

  @Test
  void theDocumentsTablesAreTheseOnes() throws IOException {
    var document = Files.readString(DOCUMENT);
    var kept = document.substring(0, document.indexOf(MARK) + MARK.length());
    var written = kept + tables();
    if (Boolean.getBoolean("quayside.writeTables")) {
      Files.writeString(DOCUMENT, written);
    }
    assertThat(Files.readString(DOCUMENT))
        .as("run LaneTablesTest with -Dquayside.writeTables=true")
        .isEqualTo(written);
  }

  private record Offer(String carrier, Quote quote) {}

  private List<Offer> offers(Trip trip) {
    return desk.network.carriers(Desk.WORKSPACE).stream()
        .flatMap(
            carrier ->
                carrier.rate(consignment(trip), Set.of()).quotes().stream()
                    .map(quote -> new Offer(carrier.profile().name(), quote)))
        .sorted(
            Comparator.comparing((Offer offer) -> offer.quote().amount())
                .thenComparing(offer -> offer.quote().service()))
        .toList();
  }

  private Consignment consignment(Trip trip) {
    return new Consignment(trip.from(), trip.to(), PARCEL, false, null, null, desk.now);
  }

  private String tables() {
    return TRIPS.stream().map(this::table).collect(Collectors.joining("\n"));
  }

  private String table(Trip trip) {
    var rows = offers(trip).stream().map(LaneTablesTest::row).collect(Collectors.joining());
    return """

        ### %s
        | carrier | service | amount | made of | zone | billed oz | days | arrives |
        |---|---|---|---|---|---|---|---|
        %s"""
        .formatted(trip.name(), rows);
  }

  private static String row(Offer offer) {
    var quote = offer.quote();
    return "| %s | %s | %s | %s | %s | %s | %d | %s%s |%n"
        .formatted(
            offer.carrier(),
            quote.serviceName(),
            quote.amount(),
            quote.breakdown().stream()
                .map(line -> line.description() + " " + line.amount().amount())
                .collect(Collectors.joining(" + ")),
            quote.zone(),
            quote.billableWeight().ounces().stripTrailingZeros().toPlainString(),
            quote.transitDays(),
            quote.deliveryDate(),
            quote.guaranteed() ? ", guaranteed" : "");
  }
}
