package dev.quayside.app.screen.settings.lab;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.workspace.ClockReading;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.sandbox.control.CarrierFault;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The section's access to the engine; called off the window's thread.
public record LabGateway(WorkspaceEngine place) {

  /// @param carriers names by code
  /// @param faults by the carrier's code
  /// @param moving whether parcels move by themselves
  public record State(
      ClockReading clock,
      Map<String, String> carriers,
      Map<String, CarrierFault> faults,
      boolean moving) {
    public State {
      carriers = Map.copyOf(carriers);
      faults = Map.copyOf(faults);
    }
  }

  /// The state; empty in a production workspace, which has no lab.
  public Optional<State> state() {
    var caller = place.caller();
    if (caller.environment() != Environment.SANDBOX) {
      return Optional.empty();
    }
    var lab = place.engine().sandbox().sandboxLab();
    var names =
        place.engine().carriers().of(caller).stream()
            .map(carrier -> carrier.profile())
            .collect(Collectors.toMap(profile -> profile.code(), profile -> profile.name()));
    return Optional.of(
        new State(lab.clock(caller), names, lab.faults(caller), lab.autoScan(caller)));
  }

  /// Moves the clock forward; everything due by the new time has happened when this returns.
  public void advance(Duration by) {
    place.engine().sandbox().sandboxLab().advance(place.caller(), by, RequestKey.none());
  }

  public void behave(String carrier, CarrierFault fault) {
    place.engine().sandbox().sandboxLab().behave(place.caller(), carrier, fault);
  }

  public void moveByThemselves(boolean on) {
    place.engine().sandbox().sandboxLab().setAutoScan(place.caller(), on);
  }
}
