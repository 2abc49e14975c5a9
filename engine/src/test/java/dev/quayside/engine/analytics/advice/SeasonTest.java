package dev.quayside.engine.analytics.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.analytics.history.SameDays;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The same month of last year weighs in where there is enough of it.
class SeasonTest {

  private static final YearMonth LAST_DECEMBER = YearMonth.of(2025, 12);
  private static final LocalDate IN_SEASON = LocalDate.of(2025, 12, 10);
  private static final LocalDate IN_SUMMER = LocalDate.of(2026, 7, 8);
  private static final DeliveryDays EVERY_DAY = new DeliveryDays(List.of(_ -> true));
  private static final int PROMISED = 3;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 50);
  }

  @Test
  void tenParcelsOfLastDecemberCountTwiceAndNineDoNot() {
    var summer = parcels(12, IN_SUMMER, 2);

    var ten = candidate("ups", with(summer, parcels(10, IN_SEASON, 5)));
    assertThat(ten.seasonal()).isTrue();
    assertThat(ten.transitDays()).isEqualTo(5);
    assertThat(ten.onTimeRate()).isEqualByComparingTo("0.375");
    assertThat(ten.reasons(false, false)).contains("the same month of last year counts twice");

    var nine = candidate("ups", with(summer, parcels(9, IN_SEASON, 5)));
    assertThat(nine.seasonal()).isFalse();
    assertThat(nine.transitDays()).isEqualTo(2);
    assertThat(nine.reasons(false, false)).noneMatch(reason -> reason.contains("last year"));
  }

  @Test
  void theSeasonTurnsTheAdvice() {
    var slowInWinter = with(parcels(12, IN_SUMMER, 2), parcels(11, IN_SEASON, 6));
    var steady = with(parcels(12, IN_SUMMER, 3), parcels(11, IN_SEASON, 3));

    for (var priority : List.of(Priority.SPEED, Priority.RELIABILITY, Priority.BALANCED)) {
      assertThat(recommended(LAST_DECEMBER, priority, slowInWinter, steady)).isEqualTo("fedex");
    }
    assertThat(recommended(YearMonth.of(2025, 3), Priority.SPEED, slowInWinter, steady))
        .isEqualTo("ups");
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theMedianIsThatOfTheParcelsWithTheSeasonsTwice(long seed) {
    var random = new Random(seed);
    var journeys = new ArrayList<SameDays>();
    for (int i = random.nextInt(60); i >= 0; i--) {
      var shipped =
          random.nextInt(3) == 0
              ? IN_SEASON.withDayOfMonth(1 + random.nextInt(31))
              : IN_SUMMER.minusDays(random.nextInt(150));
      journeys.add(parcel(shipped, 1 + random.nextInt(8)));
    }
    var season = journeys.stream().filter(each -> isInSeason(each.shipDate())).toList();
    var counted = new ArrayList<>(journeys);
    if (season.size() >= 10 && season.size() < journeys.size()) {
      counted.addAll(season);
    }
    var days = counted.stream().map(each -> each.transitDays(EVERY_DAY)).sorted().toList();

    assertThat(candidate("ups", journeys).transitDays())
        .as("seed %d: %d parcels, %d of the season", seed, journeys.size(), season.size())
        .isEqualTo(days.get((days.size() + 1) / 2 - 1));
  }

  private static boolean isInSeason(LocalDate day) {
    return day.getYear() == 2025 && day.getMonthValue() == 12;
  }

  private static String recommended(
      YearMonth season, Priority priority, List<SameDays> ups, List<SameDays> fedex) {
    var candidates =
        List.of(
            Candidate.of(rate("ups"), sample(ups), season, EVERY_DAY),
            Candidate.of(rate("fedex"), sample(fedex), season, EVERY_DAY));
    return Adviser.advise(
            candidates,
            priority,
            AskedLane.of("94158", "10118").read(),
            AskedParcel.of(new ParcelDraft(null, null, null, null), List.of()))
        .recommended()
        .carrier();
  }

  private static Candidate candidate(String carrier, List<SameDays> journeys) {
    return Candidate.of(rate(carrier), sample(journeys), LAST_DECEMBER, EVERY_DAY);
  }

  private static HistorySample sample(List<SameDays> journeys) {
    return new HistorySample(Basis.LANE, journeys);
  }

  private static List<SameDays> with(List<SameDays> some, List<SameDays> others) {
    var all = new ArrayList<>(some);
    all.addAll(others);
    Collections.shuffle(all, new Random(1));
    return all;
  }

  private static List<SameDays> parcels(int count, LocalDate shipped, int days) {
    return IntStream.range(0, count).mapToObj(_ -> parcel(shipped, days)).toList();
  }

  private static SameDays parcel(LocalDate shipped, int days) {
    return new SameDays(
        shipped, shipped.plusDays(PROMISED), PROMISED, shipped.plusDays(days), 1, 1, 0);
  }

  private static Rate rate(String carrier) {
    var price = Money.usd("10.00");
    return new Rate(
        "rate_1",
        carrier,
        carrier,
        new Quote(
            "ground",
            "Ground",
            price,
            List.of(new Quote.Charge("base", Message.said("Base"), price)),
            "8",
            Weight.ofOunces("16"),
            PROMISED,
            LocalDate.of(2026, 12, 10),
            false),
        Instant.EPOCH);
  }
}
