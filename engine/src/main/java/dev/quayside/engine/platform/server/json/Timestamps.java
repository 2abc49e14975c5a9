package dev.quayside.engine.platform.server.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/// Times and dates as requests write them, in ISO 8601. Years nobody ships in are refused: they
/// would overflow sooner or later.
public final class Timestamps {

  public static final String TIME_EXPECTED =
      "must be a date-time such as 2026-11-21T09:30:00Z, of the years 1970 to 9999";
  public static final String TIME_OR_DATE_EXPECTED =
      "must be a date-time such as 2026-11-21T09:30:00Z or a date such as 2026-11-21, of the years"
          + " 1970 to 9999";
  static final String DATE_EXPECTED =
      "must be a date such as 2026-11-21, of the years 1970 to 9999";

  private static final int FIRST_YEAR = 1970;
  private static final int LAST_YEAR = 9999;

  private Timestamps() {}

  /// @throws DateTimeException when it is none
  static Instant instant(String text) {
    var time = OffsetDateTime.parse(text);
    // of the moment: an offset can carry it over the edge of a year
    checkYear(time.withOffsetSameInstant(ZoneOffset.UTC).getYear());
    return time.toInstant();
  }

  /// A date stands for its first moment in UTC.
  ///
  /// @throws DateTimeException when it is neither
  public static Instant instantOrDate(String text) {
    return text.indexOf('T') < 0
        ? date(text).atStartOfDay(ZoneOffset.UTC).toInstant()
        : instant(text);
  }

  /// @throws DateTimeException when it is none
  static LocalDate date(String text) {
    var date = LocalDate.parse(text);
    checkYear(date.getYear());
    return date;
  }

  private static void checkYear(int year) {
    if (year < FIRST_YEAR || year > LAST_YEAR) {
      throw new DateTimeException("year " + year);
    }
  }
}
