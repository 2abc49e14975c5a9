package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.account.workspace.ClockReading;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.guard.GuardedCarrier;
import dev.quayside.engine.platform.idempotency.Receipt;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/// What a sandbox workspace may do that the real world does not allow (decisions section 12): move
/// its clock, break its carriers, hold its parcels.
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

  /// Whatever was due by the new time has happened when this returns.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a negative or absurd time
  public ClockReading advance(Caller caller, Duration by, Receipt<ClockReading> receipt) {
    return clock.advance(caller, by, receipt);
  }

  /// How every carrier behaves, by its code.
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

  /// From the next call on, the carrier behaves like this.
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
        .orElseThrow(() -> ProblemException.notFound(CarrierWords.THIS_CARRIER));
  }

  /// Who changes the weather wants to see it, not the rest of the breaker that watched the old one.
  private static void callAtOnce(Carrier carrier) {
    if (carrier instanceof GuardedCarrier guarded) {
      guarded.tryNow();
    }
  }
}
