package dev.quayside.engine.carrier.http;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// How long a server wants to be left alone: seconds or a date (RFC 9110 section 10.2.3), also with
/// decimals (Shopify's `2.0`), in the two older forms of dates (section 5.6.7), by ISO 8601, and
/// twice where a proxy adds its own.
final class RetryAfter {

  /// No server is left unasked longer, whatever it says.
  private static final Duration LONGEST = Duration.ofDays(1);

  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,18}(?:\\.[0-9]{1,9})?");

  private static final int MOST_LETTERS = 64;
  private static final int MILLISECONDS = 3;

  private static final List<Function<String, Instant>> DATES =
      List.of(
          text -> ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant(),
          text -> OffsetDateTime.parse(text).toInstant(),
          text -> inUtc(text.replaceFirst("^[A-Za-z]+, ", ""), "d-MMM-yy HH:mm:ss 'GMT'"),
          text -> inUtc(text.replaceFirst("^[A-Za-z]+ +", ""), "MMM d HH:mm:ss yyyy"),
          text -> inUtc(text.replaceFirst("^[A-Za-z]+, ", ""), "d MMM yyyy HH:mm:ss 'UTC'"));

  private RetryAfter() {}

  /// Empty when it cannot be read; nothing for a time that has passed.
  static Optional<Duration> read(String header, Instant now) {
    var said = header.strip().replaceAll("\\s+", " ");
    if (said.length() > MOST_LETTERS) {
      return Optional.empty();
    }
    var first = said.replaceFirst("(?<=^[0-9.]{1,18}) ?,.*", "");
    var wait =
        SECONDS.matcher(first).matches()
            ? Optional.of(seconds(new BigDecimal(first)))
            : date(said).map(until -> Duration.between(now, until));
    return wait.map(each -> each.compareTo(LONGEST) > 0 ? LONGEST : each)
        .map(each -> each.isNegative() ? Duration.ZERO : each);
  }

  private static Duration seconds(BigDecimal said) {
    var most = BigDecimal.valueOf(LONGEST.toSeconds());
    return Duration.ofMillis(said.min(most).movePointRight(MILLISECONDS).longValue());
  }

  private static Optional<Instant> date(String said) {
    for (var form : DATES) {
      try {
        return Optional.of(form.apply(said));
      } catch (DateTimeException other) {
        // the next form
      }
    }
    return Optional.empty();
  }

  private static Instant inUtc(String text, String pattern) {
    return LocalDateTime.parse(text, DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH))
        .toInstant(ZoneOffset.UTC);
  }
}
