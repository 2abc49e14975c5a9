package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rule as somebody wrote it: if all conditions hold, then what is not null below.
///
/// @param conditions none: it holds for every order
/// @param choice which rate
/// @param preset name of the parcel preset it is packed in
/// @param insure for the worth of the order
/// @param printer name of the printer its label goes to
public record RuleDraft(
    String name,
    boolean enabled,
    List<Condition> conditions,
    @Nullable Choice choice,
    @Nullable String preset,
    @Nullable Signature signature,
    boolean insure,
    @Nullable String printer) {

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

  /// What only a rule that could be read as a whole can be asked.
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
    if (choice == null && preset == null && signature == null && !insure && printer == null) {
      found.add("choice", OrderWords.NOTHING_DECIDED);
    }
  }
}
