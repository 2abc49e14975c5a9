package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A network each of whose carriers has a circuit breaker, one per workspace.
public final class GuardedNetwork implements CarrierNetwork {

  private final CarrierNetwork network;
  private final UnaryOperator<Consignment> opened;
  private final Function<WorkspaceId, InstantSource> clocks;
  private final CallMeter calls;
  private final ConcurrentMap<WorkspaceId, Watch> watches = new ConcurrentHashMap<>();

  /// The inner network's last answer, and its carriers guarded. A carrier that is opened anew,
  /// because its account changed, gets new breakers; the others keep theirs.
  private record Watch(List<Carrier> bare, List<Carrier> guarded) {}

  /// @param opened gives a consignment its accounts of other payors, which are kept sealed
  public GuardedNetwork(
      CarrierNetwork network,
      UnaryOperator<Consignment> opened,
      Function<WorkspaceId, InstantSource> clocks,
      CallMeter calls) {
    this.opened = opened;
    this.network = network;
    this.clocks = clocks;
    this.calls = calls;
  }

  @Override
  public Environment environment() {
    return network.environment();
  }

  @Override
  public List<Carrier> carriers(WorkspaceId workspace) {
    var bare = network.carriers(workspace);
    return watches
        .compute(
            workspace,
            (_, watch) ->
                watch != null && watch.bare().equals(bare) ? watch : guard(workspace, bare, watch))
        .guarded();
  }

  private void called(String carrier, Operation operation, CallOutcome outcome, long nanos) {
    calls.called(environment(), carrier, operation, outcome, nanos);
  }

  private Watch guard(WorkspaceId workspace, List<Carrier> bare, @Nullable Watch before) {
    var clock = clocks.apply(workspace);
    return new Watch(
        bare,
        bare.stream()
            .map(
                carrier -> {
                  int place = before == null ? -1 : before.bare().indexOf(carrier);
                  return before == null || place < 0
                      ? new GuardedCarrier(carrier, opened, clock, this::called)
                      : before.guarded().get(place);
                })
            .toList());
  }
}
