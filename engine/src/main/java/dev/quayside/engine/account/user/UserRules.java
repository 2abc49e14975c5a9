package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.setting.Settings;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// What the owner has set for everybody who signs in.
///
/// @param pauseMinutes minutes without a key, a click or a scan after which the window asks who is
///   there; null for never
/// @param voidLimit the highest price of a label that a packer may void, in the label's own
///   currency; null for any
public record UserRules(@Nullable Integer pauseMinutes, @Nullable BigDecimal voidLimit) {

  private static final int LONGEST_PAUSE = 480;
  private static final BigDecimal HIGHEST_LIMIT = BigDecimal.valueOf(1_000_000);

  private static final String NAME = "users";

  /// Before the owner has set any.
  public static final UserRules NONE = new UserRules(null, null);

  public static UserRules of(Settings settings, Caller caller) {
    return settings.find(caller, NAME, UserRules.class).orElse(NONE);
  }

  /// Notes what is wrong with these rules.
  public void check(Violations found) {
    if (pauseMinutes != null && (pauseMinutes < 1 || pauseMinutes > LONGEST_PAUSE)) {
      found.add("pauseMinutes", FieldWords.FROM_1_TO, LONGEST_PAUSE);
    }
    if (voidLimit != null && (voidLimit.signum() < 0 || voidLimit.compareTo(HIGHEST_LIMIT) > 0)) {
      found.add("voidLimit", FieldWords.FROM_0_TO, HIGHEST_LIMIT);
    }
  }

  /// Stores these rules.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `FORBIDDEN`
  public UserRules keep(Settings settings, Caller caller) {
    Acting.require(Right.MANAGE_PEOPLE);
    settings.keep(caller, NAME, this, "user_rules.changed");
    return this;
  }

  /// Whether a packer may void a label of this price.
  public boolean lets(Money price) {
    return voidLimit == null || price.amount().compareTo(voidLimit) <= 0;
  }
}
