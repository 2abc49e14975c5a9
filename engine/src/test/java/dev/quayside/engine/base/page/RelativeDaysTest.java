package dev.quayside.engine.base.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RelativeDaysTest {

  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");

  @ParameterizedTest
  @CsvSource({
    "today, 2026-11-25, 2026-11-25, 2026-11-26",
    "Yesterday, 2026-03-01, 2026-02-28, 2026-03-01",
    "this_week, 2026-11-25, 2026-11-23, 2026-11-30",
    "this_week, 2026-11-23, 2026-11-23, 2026-11-30",
    "last_week, 2026-11-29, 2026-11-16, 2026-11-23",
    "this_month, 2026-02-28, 2026-02-01, 2026-03-01",
    "last_month, 2026-03-31, 2026-02-01, 2026-03-01",
    "last_1_days, 2026-11-25, 2026-11-25, 2026-11-26",
    "last_7_days, 2026-11-25, 2026-11-19, 2026-11-26",
    "older_than_3_days, 2026-11-25,, 2026-11-22",
    "older_than_3660_days, 2026-11-25,, 2016-11-17",
  })
  void aWordMeansDays(String word, LocalDate today, @Nullable LocalDate from, LocalDate until) {
    assertThat(RelativeDays.of(word).orElseThrow().at(new Today(today, NEW_YORK)))
        .isEqualTo(new DaySpan(from, until, NEW_YORK));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tomorrow",
        "last_0_days",
        "last_-1_days",
        "last_3661_days",
        "last_99999_days",
        "older_than_3_day",
        "last_7_days; today",
        "last_\u0667_days",
        "lastweek"
      })
  void whatIsNoSuchWordIsNone(String word) {
    assertThat(RelativeDays.of(word)).isEmpty();
  }

  /// The day of a change of the clock has 23 hours.
  @Test
  void daysBeginWhereTheyAre() {
    var day = today("2026-03-08");
    assertThat(day.start()).isEqualTo(Instant.parse("2026-03-08T05:00:00Z"));
    assertThat(day.end()).isEqualTo(Instant.parse("2026-03-09T04:00:00Z"));
  }

  @Test
  void daysNarrowTimesThatAreGiven() {
    var noon = Instant.parse("2026-11-25T12:00:00Z");
    var day = today("2026-11-25");
    assertThat(Times.created(noon, noon.plusSeconds(24 * 60 * 60)).on(day, null))
        .isEqualTo(new Times(noon, Instant.parse("2026-11-26T05:00:00Z"), null, null));
    assertThat(Times.ANY.on(null, null)).isEqualTo(Times.ANY);
    assertThat(Times.ANY.on(null, day).updatedAfter())
        .as("the first moment of the day is in it")
        .isEqualTo(Instant.parse("2026-11-25T04:59:59.999Z"));
  }

  private static DaySpan today(String date) {
    return RelativeDays.of("today").orElseThrow().at(new Today(LocalDate.parse(date), NEW_YORK));
  }
}
