package dev.quayside.engine.base.page;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Days that are told by where they lie from today, such as `last_7_days`. A list keeps the word,
/// so that tomorrow it has other days. Weeks begin on Monday (ISO 8601).
///
/// @param count of {@link Kind#LAST_DAYS} and {@link Kind#OLDER_THAN}: how many days; else 0
public record RelativeDays(Kind kind, int count) {

  /// More days than ten years have.
  public static final int MOST = 3_660;

  /// All words, with N for a number of days.
  public static final String WORDS =
      "today, yesterday, this_week, last_week, this_month, last_month, last_N_days,"
          + " older_than_N_days";

  private static final Pattern COUNTED = Pattern.compile("(last|older_than)_([0-9]{1,4})_days");

  /// How the days are told.
  public enum Kind {
    TODAY,
    YESTERDAY,
    THIS_WEEK,
    LAST_WEEK,
    THIS_MONTH,
    LAST_MONTH,
    /// Today and the days before it, so many in all.
    LAST_DAYS,
    /// All days that are more than so many days ago.
    OLDER_THAN
  }

  /// @return empty for what is none of {@link #WORDS}
  public static Optional<RelativeDays> of(String word) {
    var said = word.strip().toLowerCase(Locale.ROOT);
    var counted = COUNTED.matcher(said);
    if (counted.matches()) {
      int count = Integer.parseInt(counted.group(2));
      var kind = counted.group(1).equals("last") ? Kind.LAST_DAYS : Kind.OLDER_THAN;
      return count < 1 || count > MOST
          ? Optional.empty()
          : Optional.of(new RelativeDays(kind, count));
    }
    return switch (said) {
      case "today" -> Optional.of(new RelativeDays(Kind.TODAY, 0));
      case "yesterday" -> Optional.of(new RelativeDays(Kind.YESTERDAY, 0));
      case "this_week" -> Optional.of(new RelativeDays(Kind.THIS_WEEK, 0));
      case "last_week" -> Optional.of(new RelativeDays(Kind.LAST_WEEK, 0));
      case "this_month" -> Optional.of(new RelativeDays(Kind.THIS_MONTH, 0));
      case "last_month" -> Optional.of(new RelativeDays(Kind.LAST_MONTH, 0));
      default -> Optional.empty();
    };
  }

  /// The days that it means on a day.
  public DaySpan at(Today today) {
    var day = today.date();
    var monday = day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    var first = day.withDayOfMonth(1);
    return switch (kind) {
      case TODAY -> span(today, day, day.plusDays(1));
      case YESTERDAY -> span(today, day.minusDays(1), day);
      case THIS_WEEK -> span(today, monday, monday.plusWeeks(1));
      case LAST_WEEK -> span(today, monday.minusWeeks(1), monday);
      case THIS_MONTH -> span(today, first, first.plusMonths(1));
      case LAST_MONTH -> span(today, first.minusMonths(1), first);
      case LAST_DAYS -> span(today, day.minusDays(count - 1L), day.plusDays(1));
      case OLDER_THAN -> span(today, null, day.minusDays(count));
    };
  }

  private static DaySpan span(Today today, @Nullable LocalDate from, LocalDate until) {
    return new DaySpan(from, until, today.zone());
  }
}
