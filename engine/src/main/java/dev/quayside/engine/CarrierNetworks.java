package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.guard.CallMeter;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.sandbox.control.SandboxControls;
import java.util.List;

/// The carriers an engine talks to.
@FunctionalInterface
public interface CarrierNetworks {

  /// @param accounts the real carriers of production
  /// @param calls told of every call of a carrier
  List<CarrierNetwork> make(
      Database database,
      Clocks clocks,
      SandboxControls sandbox,
      CarrierNetwork accounts,
      CallMeter calls);
}
