package dev.quayside.engine.platform.server.json;

import dev.quayside.printing.message.MessageKey;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/// Times and dates as requests write them, in ISO 8601. Years nobody ships in are refused: they
/// would overflow sooner or later.
public final class Timestamps {

  public static final MessageKey TIME_EXPECTED = ServerWords.TIME_EXPECTED;
  public static final MessageKey TIME_OR_DATE_EXPECTED = ServerWords.TIME_OR_DATE_EXPECTED;
  static final MessageKey DATE_EXPECTED = ServerWords.DATE_EXPECTED;

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
