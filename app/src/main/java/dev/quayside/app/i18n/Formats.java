package dev.quayside.app.i18n;

import dev.quayside.engine.measure.Weight;
import dev.quayside.engine.money.Money;
import java.math.BigDecimal;
import java.text.NumberFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/// Money, days and spans of time as people write them.
public final class Formats {

  private static final BigDecimal OUNCES_PER_POUND = BigDecimal.valueOf(16);

  private final Texts texts;
  private final ZoneId zone;
  private final DateTimeFormatter day;
  private final DateTimeFormatter month;
  private final DateTimeFormatter moment;

  public Formats(Texts texts, ZoneId zone) {
    this.texts = texts;
    this.zone = zone;
    this.day = DateTimeFormatter.ofPattern(texts.text("format.day"), texts.locale());
    this.month = DateTimeFormatter.ofPattern(texts.text("format.month"), texts.locale());
    this.moment =
        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
            .withLocale(texts.locale())
            .withZone(zone);
  }

  /// `$12.50`
  public String money(Money money) {
    var format = NumberFormat.getCurrencyInstance(texts.locale());
    format.setCurrency(money.currency());
    format.setMinimumFractionDigits(money.currency().getDefaultFractionDigits());
    format.setMaximumFractionDigits(money.currency().getDefaultFractionDigits());
    return format.format(money.amount());
  }

  /// `Tue, Nov 24`
  public String day(LocalDate date) {
    return day.format(date);
  }

  /// `November 2026`
  public String month(YearMonth month) {
    return this.month.format(month);
  }

  /// `Nov 24, 2026, 3:05 PM`
  public String moment(Instant instant) {
    return moment.format(instant);
  }

  /// The day an instant falls on here.
  public String dayOf(Instant instant) {
    return day.format(instant.atZone(zone));
  }

  /// `2 lb 6 oz`, `12.5 oz`
  public String weight(Weight weight) {
    var parts = weight.ounces().divideAndRemainder(OUNCES_PER_POUND);
    var ounces = NumberFormat.getNumberInstance(texts.locale()).format(parts[1]);
    if (parts[0].signum() == 0) {
      return texts.text("format.ounces", ounces);
    }
    return parts[1].signum() == 0
        ? texts.text("format.pounds", parts[0])
        : texts.text("format.pounds-ounces", parts[0], ounces);
  }

  /// Business days: `next day`, `3 days`.
  public String transit(int days) {
    return texts.text("format.transit", days);
  }

  /// The two largest units: `29 d 4 h`, `3 h 5 min`, `4 min`.
  public String span(Duration span) {
    if (span.toDays() > 0) {
      return texts.text("format.span.days", span.toDays(), span.toHoursPart());
    }
    if (span.toHours() > 0) {
      return texts.text("format.span.hours", span.toHours(), span.toMinutesPart());
    }
    return texts.text("format.span.minutes", Math.max(1, span.toMinutes()));
  }
}
