package dev.quayside.engine.shipping.shipment;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The purchases and voids that somebody in this process is busy with.
public final class InFlight {

  private final ConcurrentMap<String, Integer> requests = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Integer> calls = new ConcurrentHashMap<>();

  /// Ends when closed.
  public interface Flight extends AutoCloseable {
    @Override
    void close();
  }

  /// While it is open the reconciler leaves the shipment alone: the carrier may be answering this
  /// very moment.
  public Flight request(String shipmentId) {
    return begin(requests, shipmentId);
  }

  /// While the carrier's own call is open, "not found" is not certain: the purchase may still
  /// happen. That can be long after whoever waited for it has been answered.
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
