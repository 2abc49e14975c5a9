package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Our base prices beside a sample of the carriers' published 2026 lists.
class PublishedPricesTest {

  private static final double MEAN_ERROR_ALLOWED = 0.03;

  private final Desk desk = new Desk();

  record Published(String carrier, String service, String zone, int pounds, Money price) {
    static Published of(String line) {
      var cells = line.split(",");
      return new Published(
          cells[0], cells[1], cells[2], Integer.parseInt(cells[3]), Money.usd(cells[4]));
    }
  }

  @TestFactory
  Stream<DynamicTest> everyPublishedKnotIsMetToTheCent() throws IOException {
    return read("published_at_knots.csv")
        .map(
            published ->
                DynamicTest.dynamicTest(
                    published.toString(),
                    () -> {
                      var quote = quote(published);
                      assertThat(quote.zone()).isEqualTo(published.zone());
                      assertThat(base(quote)).isEqualTo(published.price());
                    }));
  }

  @TestFactory
  Stream<DynamicTest> betweenKnotsTheMeanErrorOfAServiceIsAtMostThreePercent() throws IOException {
    return read("published_between_knots.csv")
        .collect(Collectors.groupingBy(Published::service, Collectors.toList()))
        .entrySet()
        .stream()
        .map(
            service ->
                DynamicTest.dynamicTest(
                    service.getKey(),
                    () ->
                        assertThat(meanError(service.getValue()))
                            .isLessThanOrEqualTo(MEAN_ERROR_ALLOWED)));
  }

  private double meanError(List<Published> sample) {
    return sample.stream().mapToDouble(this::error).average().orElseThrow();
  }

  private double error(Published published) {
    var listed = published.price().amount();
    return base(quote(published)).amount().subtract(listed).abs().doubleValue()
        / listed.doubleValue();
  }

  private Quote quote(Published published) {
    var weight =
        published.pounds() == 0
            ? Weight.ofOunces(new BigDecimal("15.9"))
            : Weight.ofPounds(published.pounds());
    var consignment =
        desk.from(Lanes.MANHATTAN, Lanes.to(published.zone()), Desk.parcel(weight, false));
    return desk.quote(published.carrier(), published.service(), consignment);
  }

  private static Money base(Quote quote) {
    return quote.breakdown().stream()
        .filter(charge -> charge.code().equals("base"))
        .findFirst()
        .orElseThrow()
        .amount();
  }

  private static Stream<Published> read(String name) throws IOException {
    try (var in = PublishedPricesTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Published::of);
    }
  }
}
