package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.account.workspace.ClockReading;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.guard.GuardedCarrier;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/// The controls that only a sandbox workspace has (docs/api/sandbox.md): moving its clock, breaking
/// its carriers, stopping its parcels.
public final class SandboxLab {

  private final SandboxClock clock;
  private final SandboxControls controls;
  private final Carriers carriers;
  private final Workspaces workspaces;

  public SandboxLab(
      SandboxClock clock, SandboxControls controls, Carriers carriers, Workspaces workspaces) {
    this.clock = clock;
    this.controls = controls;
    this.carriers = carriers;
    this.workspaces = workspaces;
  }

  public ClockReading clock(Caller caller) {
    return clock.read(caller);
  }

  /// Moves the clock. Everything due by the new time is done when this returns.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a negative or too long time
  public ClockReading advance(Caller caller, Duration by, RequestKey<ClockReading> key) {
    return clock.advance(caller, by, key);
  }

  /// The behaviour of every carrier, by its code.
  public Map<String, CarrierFault> faults(Caller caller) {
    var all = new LinkedHashMap<String, CarrierFault>();
    for (var carrier : carriers.of(caller)) {
      var code = carrier.profile().code();
      all.put(code, controls.fault(caller.workspace(), code));
    }
    return all;
  }

  /// @throws ProblemException `NOT_FOUND` for a carrier the workspace does not have
  public CarrierFault fault(Caller caller, String carrier) {
    return controls.fault(caller.workspace(), require(caller, carrier).profile().code());
  }

  /// Sets a carrier's behaviour from the next call on.
  ///
  /// @throws ProblemException `NOT_FOUND` for a carrier the workspace does not have
  public void behave(Caller caller, String carrier, CarrierFault fault) {
    var known = require(caller, carrier);
    controls.setFault(caller.workspace(), known.profile().code(), fault);
    callAtOnce(known);
  }

  /// Whether parcels move by themselves.
  public boolean autoScan(Caller caller) {
    return workspaces.autoScan(caller.workspace());
  }

  public void setAutoScan(Caller caller, boolean on) {
    workspaces.setAutoScan(caller.workspace(), on);
    clock.tell(caller);
  }

  private Carrier require(Caller caller, String code) {
    return carriers
        .find(caller, code)
        .orElseThrow(() -> ProblemException.notFound(CarrierWords.CARRIER, code));
  }

  /// Closes the carrier's breakers, so that a new behaviour shows at once and not only after their
  /// rest.
  private static void callAtOnce(Carrier carrier) {
    if (carrier instanceof GuardedCarrier guarded) {
      guarded.tryNow();
    }
  }
}
