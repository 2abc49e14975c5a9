package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
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
public record RuleDraft(
    String name,
    boolean enabled,
    List<Condition> conditions,
    @Nullable Choice choice,
    @Nullable String preset,
    @Nullable Signature signature,
    boolean insure,
    @Nullable String printer,
    boolean check) {

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

  private static final int LONGEST_NAME = 100;
  private static final int MOST_CONDITIONS = 20;

  public RuleDraft {
    conditions = List.copyOf(conditions);
  }

  public void check(Violations found) {
    checkName(found);
    checkMeaning(found);
  }

  void checkName(Violations found) {
    found.require("name", name);
    if (name.length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
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
    if (choice == null
        && preset == null
        && signature == null
        && !insure
        && printer == null
        && !check) {
      found.add("choice", OrderWords.NOTHING_DECIDED);
    }
  }
}
