package dev.quayside.engine.sandbox.day;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.day.Holidays;
import dev.quayside.engine.carrier.day.WorkingDays;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PickupTimesTest {

  private static final WorkingDays UPS_DAYS = WorkingDays.of("MON-FRI", Holidays.of("ups"));
  private static final WorkingDays POST_DAYS = WorkingDays.of("MON-SAT", Holidays.of("usps"));

  @ParameterizedTest
  @CsvSource({
    // Tuesday: exactly at the cut-off is in time, a second later is not
    "2026-06-16T22:00:00Z, America/New_York, 2026-06-16",
    "2026-06-16T22:00:01Z, America/New_York, 2026-06-17",
    // the same instant is still in time further west
    "2026-06-16T22:00:01Z, America/Los_Angeles, 2026-06-16",
    "2026-06-17T01:00:01Z, America/Los_Angeles, 2026-06-17",
    // Friday evening and the weekend leave on Monday
    "2026-06-19T22:30:00Z, America/New_York, 2026-06-22",
    "2026-06-20T15:00:00Z, America/New_York, 2026-06-22",
    // Thanksgiving, then an ordinary Friday
    "2026-11-26T15:00:00Z, America/New_York, 2026-11-27",
    // the day the clocks go back: 18:00 is an hour later in UTC
    "2026-10-30T22:00:00Z, America/New_York, 2026-10-30",
    "2026-11-02T23:00:00Z, America/New_York, 2026-11-02",
    // the clocks go forward on Sunday 2026-03-08
    "2026-03-06T23:00:00Z, America/New_York, 2026-03-06",
    "2026-03-06T23:00:01Z, America/New_York, 2026-03-09",
    "2026-03-09T22:00:00Z, America/New_York, 2026-03-09",
    "2026-03-09T22:00:01Z, America/New_York, 2026-03-10",
    // Phoenix leaves its clocks alone, Newfoundland is half an hour off
    "2026-07-02T01:00:00Z, America/Phoenix, 2026-07-01",
    "2026-07-02T01:00:01Z, America/Phoenix, 2026-07-02",
    "2026-06-16T20:30:00Z, America/St_Johns, 2026-06-16",
    "2026-06-16T20:30:01Z, America/St_Johns, 2026-06-17",
    // Sydney's clocks go back on 2026-04-05
    "2026-04-02T07:00:01Z, Australia/Sydney, 2026-04-03",
    "2026-04-07T08:00:00Z, Australia/Sydney, 2026-04-07",
    // Honolulu is still on Monday when New York has Tuesday
    "2026-06-16T03:59:00Z, Pacific/Honolulu, 2026-06-15"
  })
  void theShipDateIsTheNextPickupAfterTheCutOffOnTheOriginsClock(
      Instant tendered, String zone, LocalDate shipDate) {
    var pickup = new PickupTimes(LocalTime.of(18, 0), UPS_DAYS);
    assertThat(pickup.shipDate(tendered, ZoneId.of(zone))).isEqualTo(shipDate);
  }

  @Test
  void thePostIsPickedUpOnSaturdaysButNotOnJuneteenth() {
    var pickup = new PickupTimes(LocalTime.of(17, 0), POST_DAYS);
    var zone = ZoneId.of("America/Chicago");
    assertThat(pickup.shipDate(Instant.parse("2026-06-19T15:00:00Z"), zone))
        .isEqualTo("2026-06-20");
    assertThat(pickup.shipDate(Instant.parse("2026-06-20T23:00:00Z"), zone))
        .isEqualTo("2026-06-22");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-06-16, 1, 2026-06-17",
    "2026-06-16, 4, 2026-06-22",
    // the Friday before Independence Day, which is a Saturday in 2026
    "2026-07-02, 1, 2026-07-03",
    "2026-07-02, 2, 2026-07-06",
    "2026-12-24, 1, 2026-12-28",
    "2026-12-31, 1, 2027-01-04",
    "2026-06-16, 0, 2026-06-16"
  })
  void businessDaysSkipWeekendsAndHolidays(LocalDate from, int days, LocalDate to) {
    assertThat(UPS_DAYS.after(from, days)).isEqualTo(to);
  }

  @ParameterizedTest
  @CsvSource({
    "2026-10-12, usps",
    "2026-10-12, canada_post",
    "2026-11-11, usps",
    "2026-11-11, canada_post",
    "2026-12-28, canada_post",
    "2027-12-27, canada_post",
    "2026-09-07, ups",
    "2026-09-07, ups.ca",
    "2026-01-26, dhl_express.au"
  })
  void aHolidayIsKeptWhereItIsOne(LocalDate day, String carrier) {
    assertThat(Holidays.of(carrier)).contains(day);
  }

  @Test
  void everyCarrierRestsOnChristmas() {
    for (var carrier :
        List.of(
            "usps",
            "canada_post",
            "australia_post",
            "ups",
            "ups.ca",
            "ups.au",
            "fedex",
            "fedex.ca",
            "fedex.au",
            "dhl_express",
            "dhl_express.ca",
            "dhl_express.au",
            "ontrac",
            "gls_us",
            "veho")) {
      for (int year = 2025; year <= 2028; year++) {
        assertThat(Holidays.of(carrier)).as(carrier).contains(LocalDate.of(year, 12, 25));
      }
    }
  }
}
