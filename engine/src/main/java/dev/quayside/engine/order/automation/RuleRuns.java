package dev.quayside.engine.order.automation;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.agenda.RuleAgenda;
import dev.quayside.engine.order.fact.SenderLocations;
import dev.quayside.engine.order.fulfilment.OrderPlans;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks the rules about orders that arrived or changed, and does at once what they say beside the
/// parcel: hold it, tag it, give it to a person, tell of it. When rules change, or an hour comes
/// that one of them looks at, they are asked about all open orders again.
///
/// What is done is written with the order in one transaction, and only if the order is still as the
/// rules saw it; two engines that do the same do it once.
public final class RuleRuns {

  private static final Logger LOG = LoggerFactory.getLogger(RuleRuns.class);

  private static final int AT_ONCE = 200;

  private static final Set<OrderState> WAITING =
      Set.of(OrderState.OPEN, OrderState.FAILED, OrderState.HELD);

  private final Database database;
  private final Orders orders;
  private final OrderPlans plans;
  private final RuledHold hold;
  private final RuledMarks marks;
  private final RuleAgenda agenda = new RuleAgenda();
  private final RuleRetries retries = new RuleRetries();
  private final RuleSweeps sweeps;

  public RuleRuns(Database database, Orders orders, OrderPlans plans) {
    this.database = database;
    this.orders = orders;
    this.plans = plans;
    this.sweeps = new RuleSweeps(orders, WAITING);
    this.hold = new RuledHold(orders);
    this.marks = new RuledMarks(orders);
  }

  /// Does what is due in a workspace.
  public void round(Caller caller) {
    var rules = plans.rules().list(caller);
    if (!sweeps.hasBegun(caller) && isIdle(caller, rules)) {
      return;
    }
    var sender = sender(caller);
    sweeps.begin(caller, RuleSight.of(rules, senders().from(caller, sender).at()));
    wake(caller);
    askAbout(due(caller, ""), caller, rules, sender);
    sweep(caller, rules, sender);
  }

  /// Each order has one turn a round, also one that stays due: what changed meanwhile, or could not
  /// be looked at, has its next one in the next round.
  private void askAbout(
      List<RuleAgenda.Entry> first, Caller caller, List<Rule> rules, Address sender) {
    var due = first;
    while (!due.isEmpty()) {
      due.forEach(entry -> tryOne(caller, entry, rules, sender));
      due = due.size() < AT_ONCE ? List.of() : due(caller, due.getLast().orderId());
    }
  }

  private List<RuleAgenda.Entry> due(Caller caller, String after) {
    return database.read(tx -> agenda.due(tx, caller.workspace(), after, AT_ONCE));
  }

  /// Where orders leave of which nothing is said.
  private Address sender(Caller caller) {
    return senders()
        .locations()
        .standard(caller)
        .map(Location::address)
        .orElseGet(() -> Address.of("", "US"));
  }

  private SenderLocations senders() {
    return plans.facts().senders();
  }

  /// Asks about some of all open orders, where the rules became others.
  private void sweep(Caller caller, List<Rule> rules, Address sender) {
    var some = sweeps.next(caller);
    if (!some.isEmpty()) {
      note(caller, some);
      sweeps.noted(caller, some);
      askAbout(due(caller, ""), caller, rules, sender);
    }
  }

  private void note(Caller caller, Collection<String> orderIds) {
    database.change(
        tx -> {
          agenda.noteAll(tx, caller.workspace(), orderIds);
        });
  }

  private boolean isIdle(Caller caller, List<Rule> rules) {
    return rules.isEmpty()
        && database.read(tx -> !plans.rulings().holdsAny(tx, caller.workspace()));
  }

  /// Notes the orders whose hold has ended by itself.
  private void wake(Caller caller) {
    var now = senders().now(caller);
    var ended = database.read(tx -> plans.rulings().ended(tx, caller.workspace(), now));
    if (!ended.isEmpty()) {
      note(caller, ended);
    }
  }

  /// An order that cannot be looked at now does not keep the others waiting, and has its next turn
  /// after a while.
  private void tryOne(Caller caller, RuleAgenda.Entry entry, List<Rule> rules, Address sender) {
    var now = senders().now(caller);
    if (!retries.isDue(entry, now)) {
      return;
    }
    try {
      run(caller, entry, rules, sender);
      retries.succeeded(entry);
    } catch (RuntimeException e) {
      var pause = retries.failed(caller.workspace(), entry, now);
      LOG.warn("the rules could not be asked about {}; next try in {}", entry.orderId(), pause, e);
    }
  }

  private void run(Caller caller, RuleAgenda.Entry entry, List<Rule> rules, Address sender) {
    var order = orders.some(caller, Set.of(entry.orderId())).stream().findFirst().orElse(null);
    var plan =
        order != null && WAITING.contains(order.state()) && !order.hasParcels()
            ? plans.of(caller, order, sender, rules)
            : null;
    database.change(
        tx -> {
          if (order == null || orders.get(tx, caller.workspace(), order.id()).equals(order)) {
            agenda.done(tx, caller.workspace(), entry);
            if (order != null && plan != null) {
              apply(tx, caller, order, plan);
            }
          }
        });
  }

  private void apply(Tx tx, Caller caller, SalesOrder order, Plan plan) {
    var workspace = caller.workspace();
    var before = plans.rulings().of(tx, workspace, order.id());
    var marked = marks.apply(tx, workspace, order, plan.effects(), before);
    var after = hold.apply(tx, workspace, order, plan, marked);
    if (!after.equals(before)) {
      plans.rulings().put(tx, workspace, order.id(), after);
    }
  }
}
