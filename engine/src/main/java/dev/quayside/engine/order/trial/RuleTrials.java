package dev.quayside.engine.order.trial;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fact.SenderLocations;
import dev.quayside.engine.order.fulfilment.OrderPlans;
import dev.quayside.engine.order.packing.Handling;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Departure;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Location;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tries rules: on an order that is made up, on an order that is here, and on all open ones.
public record RuleTrials(Orders orders, OrderPlans plans) {

  private static final int AT_ONCE = 500;

  /// The sender's country where the workspace has no location.
  private static final String USUAL_COUNTRY = "US";

  private static final OrderFilter OPEN =
      new OrderFilter(
          EnumSet.of(
              OrderState.OPEN, OrderState.PARTLY_SHIPPED, OrderState.FAILED, OrderState.HELD),
          null);

  /// An order that a rule touches.
  public record Touched(SalesOrder order, OrderPlan before, OrderPlan after) {}

  /// What the saved rules would decide for an order that is made up.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming `location`
  ///   when it is not there
  public Plan dryRun(Caller caller, TriedOrder tried) {
    var facts = plans.facts();
    var asked =
        new Facts(
            tried.reference(),
            tried.details(),
            tried.parcel(),
            departure(caller, tried),
            tried.context(),
            facts.lookups(caller));
    boolean isMovable = tried.from() == null && tried.location() == null;
    return Plan.of(plans.rules().list(caller), asked, facts.around(caller, isMovable, Set.of()));
  }

  private Departure departure(Caller caller, TriedOrder tried) {
    var from = tried.from();
    return senders()
        .from(
            caller,
            from != null && tried.location() == null ? from : sender(caller, tried.location()));
  }

  /// What is done with an order, step by step.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND`
  public OrderPlan plan(Caller caller, String orderId) {
    var order = orders.get(caller, orderId);
    return plan(caller, order, sender(caller, null), plans.rules().list(caller));
  }

  /// The open orders that a rule would touch if it were added as the last one.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException as for adding it
  public List<Touched> touchedBy(Caller caller, RuleDraft draft) {
    var checked = plans.rules().checked(caller, draft);
    var before = plans.rules().list(caller);
    var rule = new Rule("", before.size() + 1, checked.enabled(true));
    return touched(caller, before, Stream.concat(before.stream(), Stream.of(rule)).toList());
  }

  /// The open orders that a saved rule touches, or would if it were switched on.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND`
  public List<Touched> touchedBy(Caller caller, String ruleId) {
    var wanted = plans.rules().get(caller, ruleId);
    var all = plans.rules().list(caller);
    var on = new Rule(wanted.id(), wanted.position(), wanted.draft().enabled(true));
    return touched(
        caller,
        all.stream().filter(rule -> !rule.id().equals(ruleId)).toList(),
        all.stream().map(rule -> rule.id().equals(ruleId) ? on : rule).toList());
  }

  private List<Touched> touched(Caller caller, List<Rule> before, List<Rule> after) {
    var sender = sender(caller, null);
    var touched = new ArrayList<Touched>();
    String last = null;
    do {
      var page = orders.list(caller, OPEN, last, AT_ONCE);
      for (var order : page) {
        var was = plan(caller, order, sender, before);
        var is = plan(caller, order, sender, after);
        if (!was.plan().doesAs(is.plan())) {
          touched.add(new Touched(order, was, is));
        }
      }
      last = page.size() < AT_ONCE ? null : page.getLast().id();
    } while (last != null);
    return touched;
  }

  private OrderPlan plan(Caller caller, SalesOrder order, Address sender, List<Rule> rules) {
    return new OrderPlan(plans.of(caller, order, sender, rules), byHand(caller, order));
  }

  private SortedSet<String> byHand(Caller caller, SalesOrder order) {
    var names = new TreeSet<String>();
    order.details().byHand().stream().map(Handling::wire).forEach(names::add);
    names.addAll(plans.rulings().byHand(caller, order));
    return names;
  }

  private SenderLocations senders() {
    return plans.facts().senders();
  }

  private Address sender(Caller caller, @Nullable String location) {
    return location == null
        ? senders()
            .locations()
            .standard(caller)
            .map(Location::address)
            .orElseGet(() -> Address.of("", USUAL_COUNTRY))
        : senders().locations().sender(caller, location);
  }
}
