package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.rule.Condition;
import dev.quayside.engine.order.rule.Criterion;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of one condition, in the units of the sender's country.
public final class ConditionForm {

  private final Units units;
  private final ObjectProperty<Criterion> criterion = new SimpleObjectProperty<>(Criterion.WEIGHT);
  private final TypedNumber atLeast = new TypedNumber();
  private final TypedNumber atMost = new TypedNumber();
  private final StringProperty anyOf = new SimpleStringProperty("");

  ConditionForm(Units units) {
    this.units = units;
    criterion.addListener((_, _, now) -> begin(now));
  }

  static ConditionForm of(Condition condition, Units units) {
    var form = new ConditionForm(units);
    form.criterion.set(condition.criterion());
    form.atLeast.show(form.shown(condition.atLeast()));
    form.atMost.show(form.shown(condition.atMost()));
    form.anyOf.set(String.join(", ", condition.anyOf()));
    return form;
  }

  public Units units() {
    return units;
  }

  public ObjectProperty<Criterion> criterion() {
    return criterion;
  }

  public TypedNumber atLeast() {
    return atLeast;
  }

  public TypedNumber atMost() {
    return atMost;
  }

  /// Patterns, separated by commas.
  public StringProperty anyOf() {
    return anyOf;
  }

  Condition condition() {
    var kind = criterion.get();
    return kind.isMeasured()
        ? new Condition(kind, kept(atLeast), kept(atMost), List.of())
        : new Condition(
            kind,
            null,
            null,
            Stream.of(anyOf.get().split("[,;\\n]"))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList());
  }

  void check(String path, Violations found) {
    if (criterion.get().isMeasured()) {
      atLeast.check(path + ".atLeast", found);
      atMost.check(path + ".atMost", found);
    }
    condition().check(path, found);
  }

  private void begin(Criterion now) {
    anyOf.set(now == Criterion.LANE ? "domestic" : "");
    atLeast.set("");
    atMost.set("");
  }

  private @Nullable BigDecimal kept(TypedNumber number) {
    var typed = number.value();
    return switch (criterion.get()) {
      case WEIGHT -> Measure.ounces(null, typed, units);
      case LONGEST_SIDE -> Measure.inches(typed, units);
      default -> typed;
    };
  }

  private @Nullable BigDecimal shown(@Nullable BigDecimal kept) {
    return switch (criterion.get()) {
      case WEIGHT -> Measure.small(kept, units);
      case LONGEST_SIDE -> Measure.side(kept, units);
      default -> kept;
    };
  }
}
