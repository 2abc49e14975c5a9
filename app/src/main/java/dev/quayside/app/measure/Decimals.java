package dev.quayside.app.measure;

import dev.quayside.app.problem.AppWords;
import dev.quayside.printing.message.MessageKey;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Numbers as people type them, in ASCII digits: the only place that reads any. A digit of another
/// script is no number, so that none reaches a form, a printer or a command that then reads it
/// anew.
public final class Decimals {

  /// What a violation says when a field holds no number; translated like the engine's own.
  public static final MessageKey NOT_A_NUMBER = AppWords.NOT_A_NUMBER;

  private static final Pattern DECIMAL = Pattern.compile("-?(\\d{1,9}(\\.\\d{0,4})?|\\.\\d{1,4})");

  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,9}");

  private Decimals() {}

  /// A number with a point or, as a Spanish keypad types it, a comma; null for anything else.
  public static @Nullable BigDecimal read(String text) {
    var number = text.strip().replace(',', '.');
    return DECIMAL.matcher(number).matches() ? new BigDecimal(number) : null;
  }

  /// A whole number; null for anything else.
  public static @Nullable Integer whole(String text) {
    var number = text.strip();
    return WHOLE.matcher(number).matches() ? Integer.valueOf(number) : null;
  }

  /// Without zeros at its end; nothing for null.
  public static String write(@Nullable BigDecimal number) {
    return number == null ? "" : number.stripTrailingZeros().toPlainString();
  }
}
