package dev.quayside.engine.order.ruling;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// What rules did with orders.
public final class Rulings {

  private final Database database;
  private final RulingStore store = new RulingStore();

  public Rulings(Database database) {
    this.database = database;
  }

  /// What rules tell people of orders that are not finished.
  ///
  /// @param orders how many it is said of
  /// @param oldest id of the oldest of them, and its number
  public record Told(String text, long orders, String oldest, String number) {}

  /// Each text once, that of most orders first.
  public List<Told> told(Caller caller, int most) {
    return database.read(tx -> store.told(tx, caller.workspace(), most));
  }

  public Ruling of(Caller caller, String orderId) {
    return database.read(tx -> of(tx, caller.workspace(), orderId));
  }

  public Ruling of(Tx tx, WorkspaceId workspace, String orderId) {
    return store.find(tx, workspace, orderId).orElse(Ruling.NONE);
  }

  public void put(Tx tx, WorkspaceId workspace, String orderId, Ruling ruling) {
    store.put(tx, workspace, orderId, ruling);
  }

  /// The ids of rules whose hold of an order a person ended: they do not hold it again.
  public Set<String> overruled(Caller caller, SalesOrder order) {
    return order.id().isEmpty() ? Set.of() : overruled(of(caller, order.id()), order);
  }

  /// What of an order a person chose otherwise than the rules did, as a plan calls it.
  public Set<String> byHand(Caller caller, SalesOrder order) {
    if (order.id().isEmpty()) {
      return Set.of();
    }
    var ruling = of(caller, order.id());
    var names = new HashSet<String>();
    if (!overruled(ruling, order).isEmpty()) {
      names.add("hold");
    }
    if (!tagKeys(order.marks().tagNames()).containsAll(tagKeys(ruling.tags()))) {
      names.add("tags");
    }
    var holder = order.marks().assignedTo();
    if (!Objects.equals(holder == null ? null : holder.id(), ruling.assigned())) {
      names.add("assignTo");
    }
    return names;
  }

  private static Set<String> tagKeys(List<String> names) {
    return names.stream().map(Tag::key).collect(Collectors.toSet());
  }

  static Set<String> overruled(Ruling ruling, SalesOrder order) {
    var now = ruling.holding();
    return now == null || !isHeldByRule(ruling, order)
        ? ruling.heldBy()
        : ruling.heldBy().stream()
            .filter(rule -> !rule.equals(now.ruleId()))
            .collect(Collectors.toUnmodifiableSet());
  }

  /// Whether it is a rule that holds the order, and not a person since.
  public static boolean isHeldByRule(Ruling ruling, SalesOrder order) {
    var holding = ruling.holding();
    return holding != null
        && order.state() == OrderState.HELD
        && Message.said(holding.reason()).equals(order.reason());
  }

  /// Orders whose hold has ended by itself.
  public List<String> ended(Tx tx, WorkspaceId workspace, Instant now) {
    return store.ended(tx, workspace, now);
  }

  /// Whether a rule holds any order.
  public boolean holdsAny(Tx tx, WorkspaceId workspace) {
    return store.holdsAny(tx, workspace);
  }
}
