package dev.quayside.app.screen.settings.lab;

import dev.quayside.engine.account.workspace.ClockReading;
import dev.quayside.engine.sandbox.CarrierFault;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/// What the section asks of the engine; off the window's thread.
public interface LabGateway {

  /// Empty in a production workspace, where none of this exists.
  Optional<State> state();

  /// Whatever was due by the new time has happened when this returns.
  void advance(Duration by);

  void behave(String carrier, CarrierFault fault);

  void moveByThemselves(boolean on);

  /// @param carriers names by code
  /// @param faults by the carrier's code
  record State(
      ClockReading clock,
      Map<String, String> carriers,
      Map<String, CarrierFault> faults,
      boolean moving) {
    public State {
      carriers = Map.copyOf(carriers);
      faults = Map.copyOf(faults);
    }
  }
}
