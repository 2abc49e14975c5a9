package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rule as entered: when all conditions hold, it decides each field below that is not null.
///
/// @param conditions empty for a rule that applies to every order
/// @param choice the rate to choose
/// @param preset name of the parcel preset to pack in
/// @param insure whether to insure for the order's value
/// @param printer name of the printer for its label
/// @param check whether what is packed has to be checked before its label is bought
/// @param effects what it does beside
public record RuleDraft(
    String name,
    boolean enabled,
    List<Condition> conditions,
    @Nullable Choice choice,
    @Nullable String preset,
    @Nullable Signature signature,
    boolean insure,
    @Nullable String printer,
    boolean check,
    Effects effects) {

  private static final int LONGEST_NAME = 100;
  private static final int MOST_CONDITIONS = 20;

  /// A rule that does nothing else.
  public RuleDraft(
      String name,
      boolean enabled,
      List<Condition> conditions,
      @Nullable Choice choice,
      @Nullable String preset,
      @Nullable Signature signature,
      boolean insure,
      @Nullable String printer,
      boolean check) {
    this(
        name, enabled, conditions, choice, preset, signature, insure, printer, check, Effects.NONE);
  }

  /// A rule that demands no check.
  public RuleDraft(
      String name,
      boolean enabled,
      List<Condition> conditions,
      @Nullable Choice choice,
      @Nullable String preset,
      @Nullable Signature signature,
      boolean insure,
      @Nullable String printer) {
    this(name, enabled, conditions, choice, preset, signature, insure, printer, false);
  }

  public RuleDraft {
    conditions = List.copyOf(conditions);
    effects = Effects.of(effects);
  }

  /// The same rule, switched on or off.
  public RuleDraft enabled(boolean on) {
    return new RuleDraft(
        name, on, conditions, choice, preset, signature, insure, printer, check, effects);
  }

  /// The same rule with other effects.
  public RuleDraft with(Effects others) {
    return new RuleDraft(
        name, enabled, conditions, choice, preset, signature, insure, printer, check, others);
  }

  public void check(Violations found) {
    checkValues(found);
    checkMeaning(found);
  }

  /// Checks single values.
  void checkValues(Violations found) {
    found.require("name", name);
    if (name.length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
    effects.check(found);
  }

  /// Checks that need all fields to have been read without errors.
  void checkMeaning(Violations found) {
    if (conditions.size() > MOST_CONDITIONS) {
      found.add("conditions", FieldWords.AT_MOST, MOST_CONDITIONS);
    }
    for (int i = 0; i < conditions.size(); i++) {
      conditions.get(i).check("conditions[" + i + "]", found);
    }
    if (choice != null) {
      choice.check("choice", found);
    }
    if (insure && effects.insurance() != null) {
      found.add("insurance", OrderWords.INSURE_OR_INSURANCE);
    }
    if (decidesNothing()) {
      found.add("choice", OrderWords.NOTHING_DECIDED);
    }
  }

  private boolean decidesNothing() {
    return choice == null
        && preset == null
        && signature == null
        && !insure
        && printer == null
        && !check
        && effects.isNone();
  }
}
