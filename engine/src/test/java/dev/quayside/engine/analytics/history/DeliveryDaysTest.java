package dev.quayside.engine.analytics.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever week a service has, its days are counted as its promise counts them.
class DeliveryDaysTest {

  private static final LocalDate MONDAY = LocalDate.of(2026, 11, 2);
  private static final LocalDate HOLIDAY = MONDAY.plusDays(9);

  enum Week {
    TO_FRIDAY(DayOfWeek.FRIDAY),
    TO_SATURDAY(DayOfWeek.SATURDAY),
    TO_SUNDAY(DayOfWeek.SUNDAY);

    private final DayOfWeek last;

    Week(DayOfWeek last) {
      this.last = last;
    }

    boolean works(LocalDate day) {
      return day.getDayOfWeek().compareTo(last) <= 0 && !day.equals(HOLIDAY);
    }
  }

  private static final DeliveryDays DAYS =
      new DeliveryDays(
          List.of(Week.TO_FRIDAY::works, Week.TO_SATURDAY::works, Week.TO_SUNDAY::works));

  @ParameterizedTest
  @EnumSource
  void aParcelThatCameInTimeTookTheDaysOfItsOwnService(Week week) {
    var own = new DeliveryDays(List.of(week::works));
    for (var shipDate : MONDAY.datesUntil(MONDAY.plusDays(14)).filter(week::works).toList()) {
      for (int days = 1; days <= 12; days++) {
        var promise = own.after(shipDate, days);
        for (var door : shipDate.datesUntil(promise.plusDays(1)).filter(week::works).toList()) {
          assertThat(transitDays(shipDate, promise, days, door))
              .as("%s: %s to %s, promised for %s", week, shipDate, door, promise)
              .isEqualTo(own.between(shipDate, door));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void fewerDaysThanPromisedLeadToTheDayTheServiceComesThen(Week week) {
    var own = new DeliveryDays(List.of(week::works));
    for (var shipDate : MONDAY.datesUntil(MONDAY.plusDays(14)).filter(week::works).toList()) {
      var promise = own.after(shipDate, 6);
      var counted = DAYS.promising(shipDate, promise, 6);
      for (int days = 1; days < 6; days++) {
        assertThat(counted.before(promise, 6 - days)).isEqualTo(own.after(shipDate, days));
      }
    }
  }

  @Test
  void aDoorReachedOnASaturdayBelongsToAServiceThatComesThen() {
    var thursday = MONDAY.plusDays(3);
    var saturday = MONDAY.plusDays(5);
    assertThat(transitDays(MONDAY, thursday, 3, saturday)).isEqualTo(5);
  }

  private static int transitDays(LocalDate shipDate, LocalDate promise, int days, LocalDate door) {
    return new SameDays(shipDate, promise, days, door, 1, 1, 0).transitDays(DAYS);
  }
}
