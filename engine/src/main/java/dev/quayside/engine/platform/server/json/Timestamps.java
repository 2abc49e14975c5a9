package dev.quayside.engine.platform.server.json;

import dev.quayside.printing.message.MessageKey;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/// Reads times and dates in ISO 8601. Impossible years are refused, since they would overflow
/// sooner or later.
public final class Timestamps {

  public static final MessageKey TIME_EXPECTED = ServerWords.TIME_EXPECTED;
  public static final MessageKey TIME_OR_DATE_EXPECTED = ServerWords.TIME_OR_DATE_EXPECTED;
  static final MessageKey DATE_EXPECTED = ServerWords.DATE_EXPECTED;
  static final MessageKey HOUR_EXPECTED = ServerWords.HOUR_EXPECTED;

  private static final int FIRST_YEAR = 1970;
  private static final int LAST_YEAR = 9999;

  private Timestamps() {}

  /// @throws DateTimeException when the text is not a time
  static Instant instant(String text) {
    var time = OffsetDateTime.parse(text);
    // the year in UTC, since an offset can move the time into another year
    checkYear(time.withOffsetSameInstant(ZoneOffset.UTC).getYear());
    return time.toInstant();
  }

  /// Reads a time, or a date as its first moment in UTC.
  ///
  /// @throws DateTimeException when the text is neither
  public static Instant instantOrDate(String text) {
    return text.indexOf('T') < 0
        ? date(text).atStartOfDay(ZoneOffset.UTC).toInstant()
        : instant(text);
  }

  /// @throws DateTimeException when the text is not a date
  static LocalDate date(String text) {
    var date = LocalDate.parse(text);
    checkYear(date.getYear());
    return date;
  }

  /// @throws DateTimeException when the text is not an hour of the day
  static LocalTime hour(String text) {
    return LocalTime.parse(text.strip()).truncatedTo(ChronoUnit.MINUTES);
  }

  private static void checkYear(int year) {
    if (year < FIRST_YEAR || year > LAST_YEAR) {
      throw new DateTimeException("year " + year);
    }
  }
}
