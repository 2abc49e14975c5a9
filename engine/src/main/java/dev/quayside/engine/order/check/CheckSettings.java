package dev.quayside.engine.order.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.WireWord;
import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/// When what is packed is checked, and how, as the owner of the workspace has it.
///
/// @param onComplete what the window does with the last right scan
/// @param withoutBarcode who confirms pieces without a bar code
/// @param weight how far the weight may be off; null when it is not compared
public record CheckSettings(
    Required required,
    OnComplete onComplete,
    WithoutBarcode withoutBarcode,
    @Nullable Tolerance weight,
    Photo photo) {

  /// As every workspace begins: nothing is checked.
  public static final CheckSettings OFF =
      new CheckSettings(Required.NEVER, OnComplete.STOP, WithoutBarcode.CONFIRM, null, Photo.NEVER);

  public enum Required implements WireWord {
    NEVER,
    ALWAYS,
    /// Where a shipping rule says so.
    BY_RULE
  }

  public enum OnComplete implements WireWord {
    STOP,
    RATE,
    BUY_AND_PRINT
  }

  public enum WithoutBarcode implements WireWord {
    /// Who packs.
    CONFIRM,
    MANAGER
  }

  public enum Photo implements WireWord {
    NEVER,
    OFFER,
    REQUIRE
  }

  /// The larger of both counts.
  ///
  /// @param tolerancePercent of the expected weight
  public record Tolerance(BigDecimal tolerancePercent, BigDecimal toleranceOz) {

    private static final BigDecimal ALL = BigDecimal.valueOf(100);

    boolean allows(BigDecimal expected, BigDecimal weighed) {
      var share = expected.multiply(tolerancePercent).divide(ALL, MathContext.DECIMAL64);
      return weighed.subtract(expected).abs().compareTo(share.max(toleranceOz)) <= 0;
    }

    private void check(Violations found) {
      if (tolerancePercent.signum() < 0 || tolerancePercent.compareTo(ALL) > 0) {
        found.add("weight.tolerancePercent", FieldWords.FROM_0_TO, ALL);
      }
      if (toleranceOz.signum() < 0) {
        found.add("weight.toleranceOz", FieldWords.NOT_NEGATIVE);
      }
    }
  }

  /// Whether a check is passed by its last piece alone.
  boolean needsPiecesAlone() {
    return weight == null && photo != Photo.REQUIRE;
  }

  public void check(Violations found) {
    if (weight != null) {
      weight.check(found);
    }
  }
}
