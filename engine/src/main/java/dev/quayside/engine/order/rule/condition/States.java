package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.postal.StateNames;

/// The state it goes to: a pattern of its code, or any name of it, as addresses are read.
final class States implements Property {

  private final Worded worded = Worded.of(Facts::state);

  @Override
  public Asked asked() {
    return worded.asked();
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    worded.check(condition, path, found);
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    return worded.holds(condition, facts)
        || condition.anyOf().stream()
            .flatMap(name -> StateNames.code(facts.to().country(), name).stream())
            .anyMatch(code -> facts.state().stream().anyMatch(code::equalsIgnoreCase));
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return worded.found(condition, facts);
  }
}
