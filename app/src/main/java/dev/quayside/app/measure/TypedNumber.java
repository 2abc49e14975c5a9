package dev.quayside.app.measure;

import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.number.NumberReading;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import org.jspecify.annotations.Nullable;

/// A number while it is typed. It has no value while it can be read two ways, so that `2,000` is
/// never taken for 2 where it may mean two thousand.
public final class TypedNumber extends SimpleStringProperty {

  private static final BigDecimal BEYOND = BigDecimal.TEN.pow(9);
  private static final int MOST_DECIMALS = 9;
  private static final int CENTS = 2;

  private final int decimals;
  private NumberStyle style = NumberStyle.UNKNOWN;
  private boolean tidying;

  public TypedNumber() {
    this(0);
  }

  private TypedNumber(int decimals) {
    super("");
    this.decimals = decimals;
  }

  /// An amount of money, shown with its cents.
  public static TypedNumber money() {
    return new TypedNumber(CENTS);
  }

  /// Sets the way a language and country write numbers; a number typed before is written anew in
  /// it.
  public void in(NumberStyle now) {
    if (now == style) {
      return;
    }
    var same = value();
    style = now;
    if (same == null) {
      tidying(this::fireValueChangedEvent);
    } else {
      tidying(() -> show(same));
    }
  }

  /// The number; null when nothing was typed, and for what is no number.
  public @Nullable BigDecimal value() {
    return reading().certain().filter(TypedNumber::isUsual).map(TypedNumber::bare).orElse(null);
  }

  /// The whole number; null for what is none.
  public @Nullable Integer whole() {
    return value() == null ? null : reading().whole().orElse(null);
  }

  /// Why the typed text is no number; empty when it is one, or blank.
  public Optional<Message> fault() {
    if (get().isBlank() || value() != null) {
      return Optional.empty();
    }
    return Optional.of(
        reading() instanceof TwoWays twoWays ? twoWays.message() : AppWords.NOT_A_NUMBER.of());
  }

  /// Adds a violation when the typed text is no number.
  ///
  /// @param path the field's path in the violation
  public void check(String path, Violations found) {
    fault().ifPresent(why -> found.add(path, why));
  }

  /// Shows a number; null empties the field. One with more decimals than can be typed, as after a
  /// conversion, is rounded to them: what the field shows it also takes.
  public void show(@Nullable BigDecimal number) {
    set(number == null ? "" : style.write(typable(number), decimals));
  }

  private static BigDecimal typable(BigDecimal number) {
    return number.scale() > MOST_DECIMALS
        ? number.setScale(MOST_DECIMALS, RoundingMode.HALF_UP)
        : number;
  }

  /// Shows the number as it was understood; text that is no number stays as it was typed.
  public void tidy() {
    var read = value();
    if (read != null) {
      tidying(() -> show(read));
    }
  }

  /// Whether the text is changing while the number stays the same.
  public boolean isTidying() {
    return tidying;
  }

  private void tidying(Runnable change) {
    tidying = true;
    change.run();
    tidying = false;
  }

  private NumberReading reading() {
    return style.read(get());
  }

  private static boolean isUsual(BigDecimal number) {
    return number.abs().compareTo(BEYOND) < 0
        && number.stripTrailingZeros().scale() <= MOST_DECIMALS;
  }

  /// The number without trailing zeros, so that numbers typed with and without them are equal.
  private static BigDecimal bare(BigDecimal number) {
    var bare = number.stripTrailingZeros();
    return bare.setScale(Math.max(0, bare.scale()));
  }
}
