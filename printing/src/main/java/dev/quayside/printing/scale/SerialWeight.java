package dev.quayside.printing.scale;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a weight as scales write it: one number with its unit, or pounds with ounces.
final class SerialWeight {

  private static final Pattern ONE_UNIT =
      Pattern.compile(
          " *([+-]?) *(\\d{1,8}(?:\\.\\d{1,6})?|\\.\\d{1,6}) *(kg|g|lb|oz) *",
          Pattern.CASE_INSENSITIVE);

  /// Pounds with ounces: `02LB 05.3OZ`, or `2:05.3 lb:oz`.
  private static final Pattern POUNDS_AND_OUNCES =
      Pattern.compile(
          " *([+-]?) *(\\d{1,6}) *(?:lb +(\\d{1,2}(?:\\.\\d{1,4})?) *oz|: *(\\d{1,2}(?:\\.\\d{1,4})?) +lb:oz) *",
          Pattern.CASE_INSENSITIVE);

  private static final BigDecimal POUND = BigDecimal.valueOf(16);

  private SerialWeight() {}

  /// Reads a weight; empty when the text holds anything else.
  static Optional<ScaleAnswer> read(String text, boolean stable, Instant now) {
    Matcher one = ONE_UNIT.matcher(text);
    if (one.matches()) {
      BigDecimal amount = signed(one.group(1), new BigDecimal(one.group(2)));
      return MassUnit.of(one.group(3)).map(unit -> new ScaleAnswer(amount, unit, stable, now));
    }
    Matcher both = POUNDS_AND_OUNCES.matcher(text);
    return both.matches() ? ounces(both, stable, now) : Optional.empty();
  }

  private static Optional<ScaleAnswer> ounces(Matcher both, boolean stable, Instant now) {
    String rest = both.group(3) == null ? both.group(4) : both.group(3);
    BigDecimal ounces = new BigDecimal(rest);
    if (ounces.compareTo(POUND) >= 0) {
      return Optional.empty();
    }
    BigDecimal all = new BigDecimal(both.group(2)).multiply(POUND).add(ounces);
    return Optional.of(new ScaleAnswer(signed(both.group(1), all), MassUnit.OUNCE, stable, now));
  }

  private static BigDecimal signed(String sign, BigDecimal amount) {
    return sign.equals("-") ? amount.negate() : amount;
  }
}
