package dev.quayside.app.lease;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.lease.OrderLease;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Takes orders in hand for this desk; called off the window's thread. All may throw {@link
/// ProblemException}.
public record LeaseGateway(WorkspaceEngine place) {

  /// What this window has in hand now.
  ///
  /// @param others who has the other wanted orders instead
  record Moved(List<String> held, List<Holder> others) {}

  /// Goes on from some orders to others.
  ///
  /// @param held the orders this window has in hand, to be given back
  /// @param wanted the orders to take, and of those that are held to renew
  /// @param takeOver the one to take also from another desk; null for none
  Moved move(List<String> held, List<String> wanted, @Nullable String takeOver) {
    for (var order : held) {
      keepAtDesk(order);
      if (!wanted.contains(order)) {
        release(order);
      }
    }
    var others =
        wanted.stream().flatMap(order -> take(order, order.equals(takeOver)).stream()).toList();
    var elsewhere = others.stream().map(Holder::orderId).toList();
    return new Moved(wanted.stream().filter(order -> !elsewhere.contains(order)).toList(), others);
  }

  private Optional<Holder> take(String orderId, boolean takeOver) {
    try {
      leases().take(place.caller(), orderId, takeOver);
      return Optional.empty();
    } catch (ProblemException refused) {
      if (refused.code() != ProblemCode.ORDER_LEASED) {
        throw refused;
      }
      return elsewhere(orderId).map(lease -> new Holder(orderId, lease.who()));
    }
  }

  /// Takes an order over from another desk.
  public void takeOver(String orderId) {
    leases().take(place.caller(), orderId, true);
  }

  private void release(String orderId) {
    try {
      leases().release(place.caller(), orderId);
    } catch (ProblemException refused) {
      if (refused.code() != ProblemCode.ORDER_LEASED) {
        throw refused;
      }
    }
  }

  /// After a change of person the order in the form is the next person's, who sits at the same
  /// desk.
  private void keepAtDesk(String orderId) {
    var own = engine().installation().stations().own().name();
    if (elsewhere(orderId).filter(lease -> lease.station().equals(own)).isPresent()) {
      takeOver(orderId);
    }
  }

  private Optional<OrderLease> elsewhere(String orderId) {
    return Optional.ofNullable(leases().elsewhere(place.caller(), List.of(orderId)).get(orderId));
  }

  /// Who else has some of these orders in hand, by the order, for people.
  public Map<String, String> elsewhere(List<SalesOrder> orders) {
    var now = leases().time().instant();
    var held = orders.stream().filter(order -> isHeld(order.lease(), now)).map(SalesOrder::id);
    var ids = held.toList();
    return ids.isEmpty()
        ? Map.of()
        : leases().elsewhere(place.caller(), ids).entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().who()));
  }

  private static boolean isHeld(@Nullable OrderLease lease, Instant now) {
    return lease != null && lease.holdsAt(now);
  }

  /// Calls `changed` with the orders that have changed, on any thread.
  ///
  /// @return stops listening
  Runnable listen(Consumer<List<Change>> changed) {
    return place.listen(Set.of(Topic.ORDER_CHANGED), changed);
  }

  private OrderLeases leases() {
    return engine().ordering().leases();
  }

  private Engine engine() {
    return place.engine();
  }
}
