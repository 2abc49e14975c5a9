package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.MessageKey;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The cells of one line, read as text, money, dates or weights. An amount that cannot be read
/// refuses the whole file: the sum of half an invoice would be worthless.
///
/// @param line line number in the file, from 1
/// @param style how the file writes decimal numbers
record InvoiceCells(int line, List<String> cells, NumberStyle style) {

  private static final int MOST_DIGITS = 12;
  private static final int MOST_DECIMALS = 6;
  private static final Pattern TRACKING = Pattern.compile("[A-Z0-9]{1,40}");
  private static final Pattern SIDES =
      Pattern.compile(
          "\\s*(\\d{1,5}(?:\\.\\d+)?)\\s*[xX*]\\s*(\\d{1,5}(?:\\.\\d+)?)\\s*[xX*]\\s*(\\d{1,5}(?:\\.\\d+)?).*");
  private static final BigDecimal CM_PER_INCH = new BigDecimal("2.54");
  private static final List<DateTimeFormatter> DATES =
      List.of(
          DateTimeFormatter.BASIC_ISO_DATE,
          DateTimeFormatter.ISO_LOCAL_DATE,
          DateTimeFormatter.ofPattern("M/d/yyyy", Locale.US),
          DateTimeFormatter.ofPattern("d-MMM-yyyy", Locale.US));
  private static final int LONGEST = 200;

  /// A cell's text; empty where the line is too short.
  String text(int place) {
    if (place < 0 || place >= cells.size()) {
      return "";
    }
    var text = cells.get(place).strip();
    var bare = text.startsWith("'") ? text.substring(1) : text;
    return bare.length() > LONGEST ? bare.substring(0, LONGEST) : bare;
  }

  boolean isBlank() {
    return cells.stream().allMatch(String::isBlank);
  }

  /// A tracking number without blanks or dashes, in capitals; empty when the cell is empty.
  String trackingNumber(int place) {
    var number = text(place).replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    // a spreadsheet turns a long number into 1.23457E+11
    if (!number.isEmpty() && !TRACKING.matcher(number).matches()) {
      throw refusal(InvoiceWords.LINE_TRACKING, text(place));
    }
    return number;
  }

  /// An amount in minor units; 0 when blank. Reads `12.50`, `$1,234.50`, `(3.20)` and `3.20-`.
  long minor(int place, Currency currency) {
    var text = text(place);
    if (text.isEmpty()) {
      return 0;
    }
    boolean minus = text.startsWith("(") || text.endsWith("-");
    var bare = text.replaceAll("[()$€£]|-$", "");
    var amount = number(bare).orElseThrow(() -> refusal(InvoiceWords.LINE_AMOUNT, text));
    if (amount.stripTrailingZeros().scale() > currency.getDefaultFractionDigits()) {
      throw refusal(InvoiceWords.LINE_AMOUNT, text);
    }
    return Money.rounded(minus ? amount.negate() : amount, currency).minor();
  }

  Currency currency(int place, Currency otherwise) {
    var code = text(place);
    if (code.isEmpty()) {
      return otherwise;
    }
    try {
      var currency = Currency.getInstance(code.toUpperCase(Locale.ROOT));
      if (currency.getDefaultFractionDigits() >= 0) {
        return currency;
      }
    } catch (IllegalArgumentException unknown) {
      // refused below
    }
    throw refusal(InvoiceWords.LINE_CURRENCY, code);
  }

  @Nullable LocalDate date(int place) {
    var text = text(place).replaceFirst("[ T].*$", "");
    if (text.isEmpty()) {
      return null;
    }
    return DATES.stream()
        .flatMap(format -> parsed(text, format).stream())
        .findFirst()
        .orElseThrow(() -> refusal(InvoiceWords.LINE_DATE, text));
  }

  /// @param unit column of the unit: ounces, grams or kilograms (UPS: O, K); anything else is
  ///   pounds
  @Nullable Weight weight(int place, int unit) {
    return number(text(place))
        .filter(number -> number.signum() > 0)
        .map(number -> weight(number, text(unit)))
        .orElse(null);
  }

  /// Sides in one cell: `12.0x 10.0x 8.0`.
  @Nullable Dimensions sides(int place, int unit) {
    var found = SIDES.matcher(text(place));
    return found.matches()
        ? dimensions(found.group(1), found.group(2), found.group(3), text(unit))
        : null;
  }

  @Nullable Dimensions dimensions(int length, int width, int height, int unit) {
    return dimensions(text(length), text(width), text(height), text(unit));
  }

  ProblemException refusal(MessageKey why, Object... more) {
    var arguments = new Object[more.length + 1];
    arguments[0] = line;
    System.arraycopy(more, 0, arguments, 1, more.length);
    return ProblemException.refused(ProblemCode.INVALID_REQUEST, why, arguments);
  }

  private static Weight weight(BigDecimal number, String unit) {
    var lower = unit.toLowerCase(Locale.ROOT);
    if (lower.startsWith("k")) {
      return Weight.ofGrams(number.movePointRight(3));
    }
    if (lower.startsWith("o")) {
      return new Weight(number);
    }
    return lower.startsWith("g")
        ? Weight.ofGrams(number)
        : new Weight(number.multiply(BigDecimal.valueOf(16)));
  }

  private @Nullable Dimensions dimensions(String length, String width, String height, String unit) {
    var sides = List.of(number(length), number(width), number(height));
    if (sides.stream().anyMatch(side -> side.filter(each -> each.signum() > 0).isEmpty())) {
      return null;
    }
    boolean metric = unit.toLowerCase(Locale.ROOT).startsWith("c");
    var inches =
        sides.stream()
            .map(Optional::orElseThrow)
            .map(side -> metric ? side.divide(CM_PER_INCH, 2, RoundingMode.HALF_UP) : side)
            .toList();
    return new Dimensions(inches.get(0), inches.get(1), inches.get(2));
  }

  private Optional<BigDecimal> number(String text) {
    var reading = style.read(text);
    if (reading instanceof TwoWays twoWays) {
      throw refusal(InvoiceWords.LINE_NUMBER, twoWays.message());
    }
    return reading
        .certain()
        .filter(number -> number.precision() - number.scale() <= MOST_DIGITS)
        .filter(number -> number.scale() <= MOST_DECIMALS);
  }

  private static Optional<LocalDate> parsed(String text, DateTimeFormatter format) {
    try {
      return Optional.of(LocalDate.parse(text, format));
    } catch (DateTimeException no) {
      return Optional.empty();
    }
  }
}
