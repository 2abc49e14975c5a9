package dev.quayside.app.i18n;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.address.Locality;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.NumberFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Writes money, dates and durations for the user.
public final class Formats {

  private static final BigDecimal OUNCES_PER_POUND = BigDecimal.valueOf(16);
  private static final BigDecimal GRAMS_PER_KILOGRAM = BigDecimal.valueOf(1000);

  private final Texts texts;
  private final ZoneId zone;
  private final InstantSource clock;
  private final DateTimeFormatter day;
  private final DateTimeFormatter month;
  private final DateTimeFormatter moment;
  private final DateTimeFormatter stamp;
  private final DateTimeFormatter date;
  private final DateTimeFormatter dated;
  private final DateTimeFormatter time;
  private final DateTimeFormatter hour;
  private final NumberStyle typed;

  public Formats(Texts texts, ZoneId zone) {
    this(texts, zone, InstantSource.system());
  }

  /// @param clock tells today's times from those of other days
  public Formats(Texts texts, ZoneId zone, InstantSource clock) {
    this.texts = texts;
    this.zone = zone;
    this.clock = clock;
    this.typed = texts.language().numbers(Locale.getDefault(Locale.Category.FORMAT));
    this.day = DateTimeFormatter.ofPattern(texts.text("format.day"), texts.locale());
    this.month = DateTimeFormatter.ofPattern(texts.text("format.month"), texts.locale());
    this.date = DateTimeFormatter.ofPattern(texts.text("format.date"), texts.locale());
    this.dated = DateTimeFormatter.ofPattern(texts.text("format.dated"), texts.locale());
    this.hour = DateTimeFormatter.ofPattern(texts.text("format.hour"), texts.locale());
    this.time = DateTimeFormatter.ofPattern(texts.text("format.time"), texts.locale());
    this.stamp =
        DateTimeFormatter.ofPattern(texts.text("format.stamp"), texts.locale()).withZone(zone);
    this.moment =
        DateTimeFormatter.ofPattern(texts.text("format.moment"), texts.locale()).withZone(zone);
  }

  /// `$12.50`, `CAD 12.50`
  public String money(Money money) {
    return texts.money(money);
  }

  /// How numbers are typed in this language and country.
  public NumberStyle typed() {
    return typed;
  }

  /// A number such as `1,200` or `12.5`; empty for null.
  public String number(@Nullable BigDecimal number) {
    return number == null ? "" : NumberStyle.of(texts.locale()).write(number);
  }

  /// `Tue, Nov 24`
  public String day(LocalDate date) {
    return day.format(date);
  }

  /// `Nov 24`
  public String date(LocalDate date) {
    return this.date.format(date);
  }

  /// `November 2026`
  public String month(YearMonth month) {
    return this.month.format(month);
  }

  /// `Nov 24, 2026, 3:05 PM`
  public String moment(Instant instant) {
    return moment.format(instant);
  }

  /// A moment without its year: `Nov 24, 3:05 PM`.
  public String stamp(Instant instant) {
    return stamp.format(instant);
  }

  /// `3:05 PM`
  public String time(LocalTime at) {
    return time.format(at);
  }

  /// An hour of the day: `3 PM`.
  public String hour(LocalTime at) {
    return hour.format(at);
  }

  /// A moment as short as it can be understood in a column: `3:05 PM` today, `Nov 24, 3:05 PM` this
  /// year, `Nov 24, 2025` before.
  public String when(Instant instant) {
    return when(instant, clock.instant());
  }

  /// The same where another clock tells what is today, as in a sandbox that is ahead.
  public String when(Instant instant, Instant now) {
    return when(instant, now.atZone(zone).toLocalDate());
  }

  /// The same on a day.
  public String when(Instant instant, LocalDate today) {
    var at = instant.atZone(zone);
    if (at.toLocalDate().equals(today)) {
      return time.format(at);
    }
    return at.getYear() == today.getYear() ? stamp.format(at) : dated.format(at);
  }

  /// The day of an instant in the user's time zone.
  public String dayOf(Instant instant) {
    return day.format(instant.atZone(zone));
  }

  /// A weight to a tenth of an ounce, as postal scales show it: `2 lb 6 oz`, `12.5 oz`.
  public String weight(Weight weight) {
    var tenths = weight.ounces().setScale(1, RoundingMode.HALF_UP);
    var shown = tenths.signum() == 0 ? weight.ounces() : tenths;
    var parts = shown.divideAndRemainder(OUNCES_PER_POUND);
    var ounces = NumberFormat.getNumberInstance(texts.locale()).format(parts[1]);
    if (parts[0].signum() == 0) {
      return texts.text("format.ounces", ounces);
    }
    return parts[1].signum() == 0
        ? texts.text("format.pounds", parts[0])
        : texts.text("format.pounds-ounces", parts[0], ounces);
  }

  /// A number with as many decimals as it has, and its unit: `1.250 kg`.
  public String amount(BigDecimal number, String unit) {
    var format = NumberFormat.getNumberInstance(texts.locale());
    int decimals = Math.max(0, number.scale());
    format.setMinimumFractionDigits(decimals);
    format.setMaximumFractionDigits(decimals);
    return format.format(number) + "\u00a0" + unit;
  }

  /// `96%`
  ///
  /// @param share 0 to 1
  public String percent(BigDecimal share) {
    return NumberFormat.getPercentInstance(texts.locale()).format(share);
  }

  /// A weight in the given units: `2 lb 6 oz`, `1.08 kg`, `340 g`.
  public String weight(Weight weight, Units units) {
    if (units == Units.IMPERIAL) {
      return weight(weight);
    }
    var grams = weight.grams().setScale(0, RoundingMode.HALF_UP);
    return grams.compareTo(GRAMS_PER_KILOGRAM) < 0
        ? texts.text("format.grams", grams)
        : texts.text(
            "format.kilograms",
            NumberFormat.getNumberInstance(texts.locale())
                .format(grams.divide(GRAMS_PER_KILOGRAM, 2, RoundingMode.HALF_UP)));
  }

  /// The city line of an address as its country writes it, with the country's name: `10557 Berlin,
  /// Germany`.
  public String place(Address at) {
    var city = Objects.requireNonNullElse(at.city(), "");
    var lines = new ArrayList<>(Locality.lines(city, at.state(), at.zip(), at.country()));
    lines.add(Locale.of("", at.country()).getDisplayCountry(texts.locale()));
    return String.join(", ", lines);
  }

  /// A number of business days: `next day`, `3 days`.
  public String transit(int days) {
    return texts.text("format.transit", days);
  }

  /// A remaining time: in whole days when there are several, else in its two largest units.
  public String remaining(Duration left) {
    return left.toDays() > 1 ? texts.text("format.days", left.toDays()) : span(left);
  }

  /// A duration in its two largest units: `29 d 4 h`, `3 h 5 min`, `4 min`.
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
