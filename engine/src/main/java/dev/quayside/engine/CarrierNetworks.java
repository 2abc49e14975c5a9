package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.guard.CallMeter;
import dev.quayside.engine.carrier.guard.GuardedNetwork;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.sandbox.SandboxLedgerStore;
import dev.quayside.engine.sandbox.SandboxNetwork;
import dev.quayside.engine.sandbox.SandboxScanStore;
import dev.quayside.engine.sandbox.control.SandboxControls;
import java.util.List;
import java.util.function.UnaryOperator;

/// Makes the carriers of an engine.
@FunctionalInterface
public interface CarrierNetworks {

  /// @param accounts production carriers with an account
  /// @param opened gives a consignment its accounts of other payors, which are kept sealed
  /// @param calls told of every call to a carrier
  List<CarrierNetwork> make(
      Database database,
      Clocks clocks,
      SandboxControls sandbox,
      CarrierNetwork accounts,
      UnaryOperator<Consignment> opened,
      CallMeter calls);

  /// Those an engine comes with: the sandbox network and the production carriers with an account,
  /// each behind circuit breakers.
  static List<CarrierNetwork> shipped(
      Database database,
      Clocks clocks,
      SandboxControls sandbox,
      CarrierNetwork accounts,
      UnaryOperator<Consignment> opened,
      CallMeter calls) {
    var network =
        new SandboxNetwork(
            new SandboxLedgerStore(database), new SandboxScanStore(database), sandbox, clocks::of);
    return List.of(
        new GuardedNetwork(network, opened, clocks::of, calls),
        new GuardedNetwork(accounts, opened, clocks::of, calls));
  }
}
