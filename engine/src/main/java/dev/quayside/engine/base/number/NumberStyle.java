package dev.quayside.engine.base.number;

import dev.quayside.engine.base.number.NumberReading.Exact;
import dev.quayside.engine.base.number.NumberReading.None;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.regex.Pattern;

/// How numbers are written: which sign begins the decimals. The other sign groups the digits by
/// threes; spaces and apostrophes group them in any style.
public enum NumberStyle {
  /// `1,234.50`
  POINT,
  /// `1.234,50`
  COMMA,
  /// Either style: a number that reads two ways is not guessed.
  UNKNOWN;

  /// ASCII digits only: a form or a printer takes no other script's.
  private static final Pattern WHOLE = Pattern.compile("[0-9]+");

  private static final Pattern GROUPS =
      Pattern.compile("[0-9]{1,3}([.,'\u2019\\h])[0-9]{3}(?:\\1[0-9]{3})*");

  /// Up to three digits that may be a group of thousands: a group never begins with a zero.
  private static final Pattern FIRST_GROUP = Pattern.compile("[1-9][0-9]{0,2}");

  private static final Pattern EDGES = Pattern.compile("^[\\h\\s]+|[\\h\\s]+$");

  /// The style of a locale's language, as its country writes it.
  public static NumberStyle of(Locale locale) {
    return of(DecimalFormatSymbols.getInstance(locale).getDecimalSeparator());
  }

  /// The style of a text that follows one or the other: UNKNOWN when they differ.
  public NumberStyle or(NumberStyle other) {
    return this == other ? this : UNKNOWN;
  }

  /// Reads an optional minus and digits, with or without grouping and decimals.
  public NumberReading read(String text) {
    if (BoundedDecimal.isTooLong(text)) {
      return None.NONE;
    }
    var bare = EDGES.matcher(text).replaceAll("");
    boolean negative = bare.startsWith("-");
    return switch (positive(negative ? bare.substring(1) : bare)) {
      case Exact(var value, var proves) -> new Exact(negative ? value.negate() : value, proves);
      case TwoWays(_, var grouped, var decimal) ->
          negative
              ? new TwoWays(bare, grouped.negate(), decimal.negate())
              : new TwoWays(bare, grouped, decimal);
      case None none -> none;
    };
  }

  /// Drops trailing zeros, and reads as the same number in this style.
  public String write(BigDecimal number) {
    return write(number, 0);
  }

  /// Keeps trailing zeros up to `fewest` decimals, as an amount with cents is written: `2,000.00`.
  public String write(BigDecimal number, int fewest) {
    var bare = number.stripTrailingZeros();
    bare = bare.setScale(Math.max(fewest, bare.scale()));
    return this == UNKNOWN ? ungrouped(bare) : grouped(bare);
  }

  private String grouped(BigDecimal number) {
    var signs = DecimalFormatSymbols.getInstance(Locale.ROOT);
    signs.setDecimalSeparator(this == COMMA ? ',' : '.');
    signs.setGroupingSeparator(this == COMMA ? '.' : ',');
    var format = new DecimalFormat("#,##0", signs);
    format.setMinimumFractionDigits(number.scale());
    format.setMaximumFractionDigits(number.scale());
    return format.format(number);
  }

  private String ungrouped(BigDecimal number) {
    var text = number.toPlainString();
    return read(text).certain().isPresent() ? text : NumberReading.unmistakable(number);
  }

  private NumberReading positive(String text) {
    int point = text.lastIndexOf('.');
    int comma = text.lastIndexOf(',');
    int last = Math.max(point, comma);
    if (last < 0) {
      return whole(text, UNKNOWN);
    }
    char sign = text.charAt(last);
    if (text.indexOf(sign) < last) {
      return whole(text, of(sign).opposite());
    }
    return cut(text, text.substring(0, last), text.substring(last + 1), of(sign));
  }

  /// Reads a text with one sign between its digits.
  ///
  /// @param sign the style in which that sign begins the decimals
  private NumberReading cut(String text, String before, String after, NumberStyle sign) {
    boolean isOneGroup = after.length() == 3 && FIRST_GROUP.matcher(before).matches();
    if (isOneGroup && this == sign.opposite()) {
      return whole(text, UNKNOWN);
    }
    var decimal = decimal(before, after);
    if (isOneGroup && this == UNKNOWN && decimal instanceof Exact(var small, _)) {
      return new TwoWays(text, new BigDecimal(before + after), small);
    }
    return decimal instanceof Exact(var value, _)
        ? new Exact(value, isOneGroup || after.isEmpty() ? UNKNOWN : sign)
        : decimal;
  }

  private static NumberReading decimal(String before, String after) {
    if (before.isEmpty() && after.isEmpty()
        || !after.isEmpty() && !WHOLE.matcher(after).matches()) {
      return None.NONE;
    }
    var whole = before.isEmpty() ? new Exact(BigDecimal.ZERO, UNKNOWN) : whole(before, UNKNOWN);
    return whole instanceof Exact(var value, _)
        ? new Exact(
            new BigDecimal(value.toBigInteger() + "." + (after.isEmpty() ? "0" : after)), UNKNOWN)
        : whole;
  }

  private static NumberReading whole(String text, NumberStyle proves) {
    if (WHOLE.matcher(text).matches()) {
      return new Exact(new BigDecimal(text), proves);
    }
    return GROUPS.matcher(text).matches()
        ? new Exact(new BigDecimal(text.replaceAll("[^0-9]", "")), proves)
        : None.NONE;
  }

  private NumberStyle opposite() {
    return switch (this) {
      case POINT -> COMMA;
      case COMMA -> POINT;
      case UNKNOWN -> UNKNOWN;
    };
  }

  private static NumberStyle of(char decimalSign) {
    return decimalSign == ',' ? COMMA : POINT;
  }
}
