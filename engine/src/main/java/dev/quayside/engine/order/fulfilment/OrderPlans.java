package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fact.OrderFacts;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.Rules;
import dev.quayside.engine.order.rule.Surroundings;
import dev.quayside.engine.order.rule.condition.Departure;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.order.ruling.Rulings;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import java.util.Set;

/// What the rules say of an order, but for what people chose. The one place that asks them: for
/// rates, labels, batches, the window and trials alike.
public record OrderPlans(Rules rules, OrderFacts facts, Packer packer, Rulings rulings) {

  /// What the saved rules say of what goes into a parcel.
  Plan of(Caller caller, Portion portion, Address sender) {
    return of(caller, portion, sender, rules.list(caller));
  }

  /// What these rules, saved or not, say of it.
  Plan of(Caller caller, Portion portion, Address sender, List<Rule> asked) {
    var plan =
        Plan.of(asked, read(caller, portion, sender), around(caller, portion, sender, asked));
    return packer.overruled(caller, portion.details(), plan);
  }

  /// What these rules say of all that is left of an order.
  public Plan of(Caller caller, SalesOrder order, Address sender, List<Rule> asked) {
    return of(caller, Portion.rest(order), sender, asked);
  }

  private Facts read(Caller caller, Portion portion, Address sender) {
    var details = portion.details();
    return facts.of(
        caller,
        portion.order(),
        details,
        portion.isMeasured() ? null : details.preset(),
        departure(caller, portion, sender));
  }

  /// Where it leaves from before rules are asked: as its request says, else a person of the order.
  private Departure departure(Caller caller, Portion portion, Address sender) {
    var chosen = portion.details().dispatch().location();
    return chosen == null || !isOpen(caller, portion, sender)
        ? facts.senders().from(caller, sender)
        : facts
            .senders()
            .named(caller, chosen)
            .orElseGet(() -> facts.senders().from(caller, sender));
  }

  /// Whether the request leaves open where it leaves from.
  private boolean isOpen(Caller caller, Portion portion, Address sender) {
    return !portion.isSentAsAsked() && facts.senders().isUsual(caller, sender);
  }

  private Surroundings around(Caller caller, Portion portion, Address sender, List<Rule> asked) {
    boolean isMovable =
        isOpen(caller, portion, sender) && portion.details().dispatch().location() == null;
    return facts.around(caller, isMovable, overruled(caller, portion.order(), asked));
  }

  /// The rules whose hold of an order a person ended.
  private Set<String> overruled(Caller caller, SalesOrder order, List<Rule> asked) {
    boolean anyHolds =
        asked.stream()
            .map(rule -> rule.draft().choice())
            .anyMatch(choice -> choice != null && choice.isHold());
    return anyHolds ? rulings.overruled(caller, order) : Set.of();
  }
}
