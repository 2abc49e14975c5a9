package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.sandbox.control.SandboxSettings;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/// Simulated carriers within this process. They quote from public price lists, sell labels with
/// numbers of the right form, move parcels by each workspace's clock, and fail on request.
///
/// The same request gives the same price, transit and label on every machine.
public final class SandboxNetwork implements CarrierNetwork {

  private final SandboxLedger ledger;
  private final SandboxScans scans;
  private final SandboxSettings settings;
  private final Function<WorkspaceId, InstantSource> clocks;
  private final Pause pause;
  private final ConcurrentMap<WorkspaceId, List<Carrier>> carriers = new ConcurrentHashMap<>();

  public SandboxNetwork(
      SandboxLedger ledger,
      SandboxScans scans,
      SandboxSettings settings,
      Function<WorkspaceId, InstantSource> clocks) {
    this(ledger, scans, settings, clocks, Thread::sleep);
  }

  SandboxNetwork(
      SandboxLedger ledger,
      SandboxScans scans,
      SandboxSettings settings,
      Function<WorkspaceId, InstantSource> clocks,
      Pause pause) {
    this.ledger = ledger;
    this.scans = scans;
    this.settings = settings;
    this.clocks = clocks;
    this.pause = pause;
  }

  @Override
  public Environment environment() {
    return Environment.SANDBOX;
  }

  @Override
  public List<Carrier> carriers(WorkspaceId workspace) {
    return carriers.computeIfAbsent(workspace, this::open);
  }

  private List<Carrier> open(WorkspaceId workspace) {
    return SandboxCarrierSpecs.all().stream().<Carrier>map(spec -> open(workspace, spec)).toList();
  }

  private SandboxCarrier open(WorkspaceId workspace, SandboxCarrierSpec spec) {
    var code = spec.code();
    var line = new FaultyLine(spec.name(), () -> settings.fault(workspace, code), pause);
    return new SandboxCarrier(
        workspace, spec, line, ledger, scans, settings, clocks.apply(workspace));
  }
}
