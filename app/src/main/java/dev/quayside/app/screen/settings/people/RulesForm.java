package dev.quayside.app.screen.settings.people;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.util.List;

/// What the owner sets for everybody: an empty field sets nothing.
public final class RulesForm {

  static final String PAUSE = "pauseMinutes";
  static final String LIMIT = "voidLimit";

  /// In minutes.
  public final TypedNumber pause = new TypedNumber();

  /// The highest price of a label a packer may void.
  public final TypedNumber limit = TypedNumber.money();

  private UserRules shown = new UserRules(null, null);

  /// Shows the stored rules, unless others are being typed.
  void show(UserRules rules) {
    if (!isChanged()) {
      shown = rules;
      pause.show(rules.pauseMinutes() == null ? null : BigDecimal.valueOf(rules.pauseMinutes()));
      limit.show(rules.voidLimit());
    }
  }

  void saved(UserRules rules) {
    shown = rules();
    show(rules);
  }

  private boolean isChanged() {
    return !violations().isEmpty() || !rules().equals(shown);
  }

  UserRules rules() {
    return new UserRules(pause.whole(), limit.value());
  }

  List<Violation> violations() {
    var found = new Violations();
    pause.check(PAUSE, found);
    limit.check(LIMIT, found);
    if (found.list().isEmpty()) {
      rules().check(found);
    }
    return found.list();
  }
}
