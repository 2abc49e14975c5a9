package dev.quayside.engine.order.file.cell;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The days that exports write, with or without a time behind them.
public final class FileDate {

  private static final Pattern ISO = Pattern.compile("\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d).*");
  private static final Pattern COMPACT = Pattern.compile("(20\\d{6})(?:T\\d{4,6}.*)?");
  private static final Pattern TIME =
      Pattern.compile("(?i)(?:,|T|\\s+at|\\s+-)?\\s*\\d{1,2}:\\d{2}.*$|\\s+\\(?[A-Z]{2,4}\\)?$");
  private static final Pattern ORDINAL = Pattern.compile("(?i)(?<=\\d)(?:st|nd|rd|th)\\b");
  private static final Pattern WEEKDAY =
      Pattern.compile("(?i)^(?:mon|tue|wed|thu|fri|sat|sun)\\p{Alpha}*,?\\s+");

  private static final List<DateTimeFormatter> NAMED =
      formats(
          "MMM d, yyyy",
          "MMMM d, yyyy",
          "MMM d yyyy",
          "MMMM d yyyy",
          "d MMM yyyy",
          "d MMMM yyyy",
          "MMM-d-yy",
          "MMM-d-yyyy",
          "d-MMM-yy",
          "d-MMM-yyyy",
          "d MMM yy",
          "MMM d, yy",
          "d/MMM/yyyy",
          "d/MMM/yy",
          "yyyy-MMM-d");
  private static final List<DateTimeFormatter> MONTH_FIRST =
      formats("M/d/yyyy", "M/d/yy", "M-d-yyyy", "M-d-yy", "M.d.yyyy");
  private static final List<DateTimeFormatter> DAY_FIRST =
      formats("d/M/yyyy", "d/M/yy", "d.M.yyyy", "d.M.yy", "d-M-yyyy", "d-M-yy");

  private FileDate() {}

  /// @param dayFirst how 3/12/2026 is read; what can be read in one way only is read in that one
  public static Optional<LocalDate> of(String text, boolean dayFirst) {
    if (ISO.matcher(text).matches()) {
      return parsed(text.split("[T\\s]")[0].replaceAll("[/.]", "-"), formats("yyyy-M-d"));
    }
    var compact = COMPACT.matcher(text);
    if (compact.matches()) {
      return parsed(compact.group(1), formats("yyyyMMdd"));
    }
    var day = TIME.matcher(text.strip()).replaceFirst("");
    var bare =
        ORDINAL
            .matcher(WEEKDAY.matcher(day).replaceFirst(""))
            .replaceAll("")
            .replaceAll("(?i)\\bSept\\b", "Sep")
            .replaceAll("(?<=\\p{Alpha}{3})\\.|(?<=^\\d{1,2})\\.(?=\\s*\\p{Alpha})", "")
            .strip();
    var numeric =
        dayFirst
            ? Stream.concat(DAY_FIRST.stream(), MONTH_FIRST.stream())
            : Stream.concat(MONTH_FIRST.stream(), DAY_FIRST.stream());
    return parsed(bare, Stream.concat(numeric, NAMED.stream()).toList());
  }

  private static Optional<LocalDate> parsed(String text, List<DateTimeFormatter> formats) {
    for (var format : formats) {
      try {
        return Optional.of(LocalDate.parse(text, format));
      } catch (DateTimeException other) {
        // written in another way
      }
    }
    return Optional.empty();
  }

  private static List<DateTimeFormatter> formats(String... patterns) {
    return Stream.of(patterns)
        .map(
            pattern ->
                new DateTimeFormatterBuilder()
                    .parseCaseInsensitive()
                    .appendPattern(pattern)
                    .toFormatter(Locale.US))
        .toList();
  }
}
