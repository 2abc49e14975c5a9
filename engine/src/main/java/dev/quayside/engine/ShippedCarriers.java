package dev.quayside.engine;

import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.breaker.GuardedNetwork;
import dev.quayside.engine.carrier.sandbox.SandboxControls;
import dev.quayside.engine.carrier.sandbox.SandboxNetwork;
import dev.quayside.engine.carrier.sandbox.day.Holidays;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.workspace.Clocks;
import java.util.List;

/// The carriers an engine ships with.
final class ShippedCarriers implements Engine.Networks {

  @Override
  public List<CarrierNetwork> make(Database database, Clocks clocks, SandboxControls sandbox) {
    return List.of(
        new GuardedNetwork(SandboxNetwork.on(database, sandbox, clocks::of), clocks::of));
  }

  /// The postal carrier comes on Saturdays too.
  static WorkingDays deliveryDays(String carrier) {
    return WorkingDays.of(carrier.equals("usps") ? "MON-SAT" : "MON-FRI", Holidays.of(carrier));
  }
}
