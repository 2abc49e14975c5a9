package dev.quayside.engine.order.lease;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Orders in hand: opening one takes it for two minutes, so that no second desk packs it by
/// mistake. The same person, or else key, at the same desk renews it. It ends with its desk, within
/// the time in which a desk that says nothing counts as gone.
public final class OrderLeases {

  public static final Duration LENGTH = Duration.ofSeconds(120);

  private final Database database;
  private final Leases engines;
  private final Supplier<Station> station;
  private final LiveEvents live;
  private final OrderLeaseStore store = new OrderLeaseStore();

  /// @param engines which of them live, and what time it is
  /// @param station of this engine
  public OrderLeases(
      Database database, Leases engines, Supplier<Station> station, LiveEvents live) {
    this.database = database;
    this.engines = engines;
    this.station = station;
    this.live = live;
  }

  /// The time by which leases end.
  public InstantSource time() {
    return engines::now;
  }

  /// Takes or renews the lease of an order that exists.
  ///
  /// @param takeOver whether also from another holder
  /// @throws ProblemException `ORDER_LEASED` when another holder has it
  public void take(Caller caller, String orderId, boolean takeOver) {
    database.change(
        tx -> {
          take(tx, caller, orderId, takeOver);
        });
  }

  /// Takes or renews the leases of several orders as a step of another transaction.
  ///
  /// @throws ProblemException `ORDER_LEASED` when another holder has one
  public void take(Tx tx, Caller caller, Collection<String> orderIds) {
    orderIds.forEach(orderId -> take(tx, caller, orderId, false));
  }

  private void take(Tx tx, Caller caller, String orderId, boolean takeOver) {
    var others = others(tx, caller, List.of(orderId));
    if (!takeOver) {
      refuse(others);
    }
    boolean held = !held(tx, caller, List.of(orderId)).isEmpty();
    var now = engines.now();
    var person = Acting.person();
    store.deleteBefore(tx, caller.workspace(), now);
    store.put(
        tx,
        caller.workspace(),
        orderId,
        station.get().id(),
        holder(caller),
        person.map(Person::id).orElse(null),
        person.map(Person::name).orElse(null),
        now.plus(LENGTH));
    if (!held || !others.isEmpty()) {
      live.tell(tx, caller.workspace(), Topic.ORDER_CHANGED, orderId);
    }
  }

  /// Ends the lease, if there is one.
  ///
  /// @throws ProblemException `ORDER_LEASED` when another holder has it
  public void release(Caller caller, String orderId) {
    database.change(
        tx -> {
          refuse(others(tx, caller, List.of(orderId)));
          if (!held(tx, caller, List.of(orderId)).isEmpty()) {
            store.remove(tx, caller.workspace(), orderId);
            live.tell(tx, caller.workspace(), Topic.ORDER_CHANGED, orderId);
          }
        });
  }

  /// Ends any caller's lease of an order that has left. A step of the caller's transaction.
  public void end(Tx tx, Caller caller, String orderId) {
    if (!held(tx, caller, List.of(orderId)).isEmpty()) {
      store.remove(tx, caller.workspace(), orderId);
      live.tell(tx, caller.workspace(), Topic.ORDER_CHANGED, orderId);
    }
  }

  /// Refuses what another holder has in hand.
  ///
  /// @throws ProblemException `ORDER_LEASED` naming the desk
  public void requireFree(Caller caller, Collection<String> orderIds) {
    database.read(
        tx -> {
          requireFree(tx, caller, orderIds);
          return true;
        });
  }

  /// The same within another transaction.
  public void requireFree(Tx tx, Caller caller, Collection<String> orderIds) {
    refuse(others(tx, caller, orderIds));
  }

  /// The desk of this engine.
  public Station station() {
    return station.get();
  }

  /// Who other than the caller has these orders in hand, by the order; free ones are left out.
  public Map<String, OrderLease> elsewhere(Caller caller, Collection<String> orderIds) {
    return database.read(tx -> others(tx, caller, orderIds)).stream()
        .collect(Collectors.toMap(OrderLeaseStore.Row::orderId, OrderLeaseStore.Row::lease));
  }

  private static void refuse(List<OrderLeaseStore.Row> others) {
    Optional<OrderLease> other = others.stream().map(OrderLeaseStore.Row::lease).findFirst();
    if (other.isPresent()) {
      throw ProblemException.refused(
          ProblemCode.ORDER_LEASED, OrderLeaseWords.LEASED, other.get().who());
    }
  }

  private List<OrderLeaseStore.Row> others(Tx tx, Caller caller, Collection<String> orderIds) {
    var own = holder(caller);
    return held(tx, caller, orderIds).stream().filter(row -> !row.holder().equals(own)).toList();
  }

  private List<OrderLeaseStore.Row> held(Tx tx, Caller caller, Collection<String> orderIds) {
    Instant now = engines.now();
    return store.of(tx, caller.workspace(), orderIds).stream()
        .filter(row -> row.lease().holdsAt(now))
        .toList();
  }

  private String holder(Caller caller) {
    return Acting.person().map(Person::id).orElse(caller.keyId()) + "@" + station.get().id();
  }
}
