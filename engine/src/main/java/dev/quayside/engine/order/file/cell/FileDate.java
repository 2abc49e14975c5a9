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

  /// The languages whose names of months are read, as CLDR has them, which comes with Java.
  private static final List<DateTimeFormatter> FOREIGN =
      Stream.of(
              "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "hu", "ro",
              "tr", "el", "ru")
          .map(Locale::forLanguageTag)
          .flatMap(
              language ->
                  Stream.of("d MMM yyyy", "d MMMM yyyy", "d LLL yyyy", "d LLLL yyyy")
                      .map(pattern -> format(pattern, language)))
          .toList();

  /// `12-Dez-26`, as spreadsheets and eBay write it in other languages.
  private static final Pattern NAMED_MONTH =
      Pattern.compile("(\\d{1,2})[-/.]\\s*(\\p{L}{3,})\\.?[-/.]\\s*(\\d{2}|\\d{4})");

  private static final Pattern EAST_ASIAN =
      Pattern.compile("(\\d{4})\\s*[年년]\\s*(\\d{1,2})\\s*[月월]\\s*(\\d{1,2})\\s*[日일].*");

  /// Days since the end of 1899, as spreadsheets keep them, from 2009 to 2064.
  private static final Pattern SERIAL = Pattern.compile("([4-5]\\d{4})(?:\\.\\d+)?");

  private static final LocalDate BEFORE_SERIALS = LocalDate.of(1899, 12, 30);

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
    var eastAsian = EAST_ASIAN.matcher(text);
    if (eastAsian.matches()) {
      return parsed(
          eastAsian.group(1) + "-" + eastAsian.group(2) + "-" + eastAsian.group(3),
          formats("yyyy-M-d"));
    }
    var serial = SERIAL.matcher(text);
    if (serial.matches()) {
      return Optional.of(BEFORE_SERIALS.plusDays(Long.parseLong(serial.group(1))));
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
    return parsed(bare, Stream.concat(numeric, NAMED.stream()).toList()).or(() -> foreign(bare));
  }

  private static Optional<LocalDate> foreign(String day) {
    var named = NAMED_MONTH.matcher(day);
    if (named.matches()) {
      var year = named.group(3);
      return foreign(
          named.group(1)
              + " "
              + named.group(2).replaceFirst("(?i)^mrz$", "Mär")
              + " "
              + (year.length() == 2 ? "20" + year : year));
    }
    var plain = day.replaceAll("(?i)(?<=\\s)(?:de|del|di|of)\\s+|(?<=\\d)\\s*r\\.$", "");
    return parsed(plain, FOREIGN)
        .or(() -> parsed(plain.replaceFirst("(\\p{L})(?=\\s+\\d{4}$)", "$1."), FOREIGN));
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
    return Stream.of(patterns).map(pattern -> format(pattern, Locale.US)).toList();
  }

  private static DateTimeFormatter format(String pattern, Locale language) {
    return new DateTimeFormatterBuilder()
        .parseCaseInsensitive()
        .appendPattern(pattern)
        .toFormatter(language);
  }
}
