package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import java.math.BigDecimal;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of one condition, in the units of the sender's country.
public final class ConditionForm {

  private final Units units;
  public final ObjectProperty<Criterion> criterion = new SimpleObjectProperty<>(Criterion.WEIGHT);
  public final TypedNumber atLeast = new TypedNumber();
  public final TypedNumber atMost = new TypedNumber();

  /// Patterns, separated by commas.
  public final StringProperty anyOf = new SimpleStringProperty("");

  /// The hour it begins, as typed: `08:00`.
  public final StringProperty from = new SimpleStringProperty("");

  /// The hour it ends, as typed.
  public final StringProperty to = new SimpleStringProperty("");

  /// The SKU or the name that it is about.
  public final StringProperty subject = new SimpleStringProperty("");

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
    form.from.set(Objects.toString(condition.from(), ""));
    form.to.set(Objects.toString(condition.to(), ""));
    var subject = condition.sku() == null ? condition.name() : condition.sku();
    form.subject.set(Objects.requireNonNullElse(subject, ""));
    return form;
  }

  public Units units() {
    return units;
  }

  Condition condition() {
    var kind = criterion.get();
    return switch (kind.asked()) {
      case BOUNDS -> new Condition(kind, kept(atLeast), kept(atMost), List.of());
      case PATTERNS, WORDS -> new Condition(kind, null, null, patterns());
      case HOURS ->
          new Condition(
              kind,
              null,
              null,
              List.of(),
              hour(from).orElse(null),
              hour(to).orElse(null),
              null,
              null);
      case PIECES_OF_SKU ->
          new Condition(
              kind,
              atLeast.value(),
              atMost.value(),
              List.of(),
              null,
              null,
              subject.get().strip(),
              null);
      case PATTERNS_OF_NAME ->
          new Condition(kind, null, null, patterns(), null, null, null, subject.get().strip());
    };
  }

  private List<String> patterns() {
    return Stream.of(anyOf.get().split("[,;\\n]"))
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static Optional<LocalTime> hour(StringProperty typed) {
    try {
      return typed.get().isBlank()
          ? Optional.empty()
          : Optional.of(LocalTime.parse(typed.get().strip()));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  void check(String path, Violations found) {
    switch (criterion.get().asked()) {
      case BOUNDS, PIECES_OF_SKU -> {
        atLeast.check(path + ".atLeast", found);
        atMost.check(path + ".atMost", found);
      }
      case HOURS -> {
        checkHour(path + ".from", from, found);
        checkHour(path + ".to", to, found);
      }
      case PATTERNS, WORDS, PATTERNS_OF_NAME -> {}
    }
    if (found.list().stream().noneMatch(each -> each.field().startsWith(path))) {
      condition().check(path, found);
    }
  }

  private static void checkHour(String path, StringProperty typed, Violations found) {
    if (!typed.get().isBlank() && hour(typed).isEmpty()) {
      found.add(path, OrderWords.HOUR);
    }
  }

  private void begin(Criterion now) {
    var words = now.words();
    anyOf.set(words.isEmpty() ? "" : words.getFirst());
    atLeast.set("");
    atMost.set("");
    from.set("");
    to.set("");
    subject.set("");
  }

  private @Nullable BigDecimal kept(TypedNumber number) {
    var typed = number.value();
    return switch (criterion.get()) {
      case WEIGHT, DIMENSIONAL_WEIGHT -> Measure.ounces(null, typed, units);
      case LONGEST_SIDE -> Measure.inches(typed, units);
      default -> typed;
    };
  }

  private @Nullable BigDecimal shown(@Nullable BigDecimal kept) {
    return switch (criterion.get()) {
      case WEIGHT, DIMENSIONAL_WEIGHT -> Measure.small(kept, units);
      case LONGEST_SIDE -> Measure.side(kept, units);
      default -> kept;
    };
  }
}
