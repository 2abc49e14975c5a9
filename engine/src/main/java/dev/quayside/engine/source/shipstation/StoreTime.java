package dev.quayside.engine.source.shipstation;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Times as stores write them: `MM/dd/yyyy HH:mm`, with twelve hours, without zeros, or as their
/// databases have them (ISO 8601). Without a zone they are in UTC.
final class StoreTime {

  private static final List<DateTimeFormatter> FORMS =
      Stream.of(
              "M/d/yyyy H:mm[:ss]",
              "M/d/yyyy h:mm[:ss] a",
              "M/d/yyyy h:mm[:ss]a",
              "yyyy-M-d H:mm[:ss]")
          .map(
              pattern ->
                  new DateTimeFormatterBuilder()
                      .parseCaseInsensitive()
                      .appendPattern(pattern)
                      .toFormatter(Locale.ENGLISH))
          .toList();

  private static final Pattern IN_UTC = Pattern.compile("(?i) ?(?:UTC|GMT|Z)$");
  private static final Pattern FRACTION = Pattern.compile("(?<=:\\d\\d)[.,]\\d+");
  private static final Pattern BETWEEN = Pattern.compile("(?<=\\d)[Tt](?=\\d)");
  private static final Pattern OFFSET = Pattern.compile(" ?([+-]\\d\\d):?(\\d\\d)$");
  private static final Pattern NO_SECONDS = Pattern.compile("(?<= \\d\\d:\\d\\d)$");

  private StoreTime() {}

  static Optional<Instant> read(String text) {
    var flat = text.strip().replaceAll("[\\s\\u00a0\\u202f]+", " ");
    var plain = BETWEEN.matcher(FRACTION.matcher(flat).replaceAll("")).replaceAll(" ");
    var utc = IN_UTC.matcher(plain).replaceFirst("");
    for (var form : FORMS) {
      try {
        return Optional.of(LocalDateTime.parse(utc, form).toInstant(ZoneOffset.UTC));
      } catch (DateTimeException other) {
        // the next form
      }
    }
    return withOffset(plain);
  }

  private static Optional<Instant> withOffset(String text) {
    var offset = OFFSET.matcher(text);
    if (!offset.find()) {
      return Optional.empty();
    }
    var time = NO_SECONDS.matcher(text.substring(0, offset.start())).replaceFirst(":00");
    try {
      return Optional.of(
          OffsetDateTime.parse(time.replace(' ', 'T') + offset.group(1) + ":" + offset.group(2))
              .toInstant());
    } catch (DateTimeException none) {
      return Optional.empty();
    }
  }
}
