package dev.quayside.engine.shipping.shipment;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The purchases and voids that this process is working on.
public final class InFlight {

  private final ConcurrentMap<String, Integer> requests = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Integer> calls = new ConcurrentHashMap<>();

  /// Work that ends when closed.
  public interface Flight extends AutoCloseable {
    @Override
    void close();
  }

  /// Marks a request. While it is open, the reconciler leaves the shipment alone, since the carrier
  /// may be answering right now.
  public Flight request(String shipmentId) {
    return begin(requests, shipmentId);
  }

  /// Marks a call to the carrier. While it is open, "not found" is not certain, since the purchase
  /// may still happen. It may end long after the caller of the purchase got an answer.
  public Flight call(String shipmentId) {
    return begin(calls, shipmentId);
  }

  /// As {@link #request}, unless something is under way with it already.
  public Optional<Flight> alone(String shipmentId) {
    return requests.putIfAbsent(shipmentId, 1) == null
        ? Optional.of(end(requests, shipmentId))
        : Optional.empty();
  }

  /// Everything that is under way.
  public Set<String> ids() {
    var all = new HashSet<>(requests.keySet());
    all.addAll(calls.keySet());
    return all;
  }

  public boolean isRequested(String shipmentId) {
    return requests.containsKey(shipmentId);
  }

  public boolean isCalling(String shipmentId) {
    return calls.containsKey(shipmentId);
  }

  private static Flight begin(ConcurrentMap<String, Integer> open, String id) {
    open.merge(id, 1, Integer::sum);
    return end(open, id);
  }

  private static Flight end(ConcurrentMap<String, Integer> open, String id) {
    return () -> open.computeIfPresent(id, (_, count) -> count == 1 ? null : count - 1);
  }
}
