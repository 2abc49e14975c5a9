package dev.quayside.app.screen.ship;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.guard.CallMeter;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.sandbox.SandboxLedgerStore;
import dev.quayside.engine.sandbox.SandboxNetwork;
import dev.quayside.engine.sandbox.SandboxScanStore;
import dev.quayside.engine.sandbox.control.SandboxControls;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/// The Ship screen's gateway to a real engine in the sandbox, with a clock the test moves.
final class EngineUnderTest implements AutoCloseable {

  private static final Instant MONDAY_NOON = Instant.parse("2026-11-23T18:00:00Z");

  private final OpeningEngine opening;
  private final AtomicBoolean silent = new AtomicBoolean();
  private final Map<String, Integer> asked = new ConcurrentHashMap<>();
  private Instant now = MONDAY_NOON;

  EngineUnderTest(Path data) {
    InstantSource clock = () -> now;
    opening =
        new OpeningEngine(
            () ->
                Engine.open(
                    new EngineOptions(
                        data,
                        clock,
                        RandomGenerator.getDefault(),
                        Duration.ofSeconds(8),
                        Duration.ofHours(1)),
                    this::networks));
    opening.begin();
  }

  ShipGateway gateway() {
    return new EngineShipGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo")));
  }

  Engine engine() {
    return opening.get();
  }

  /// From now on carriers take orders and do not answer, or answer again.
  void silence(boolean on) {
    silent.set(on);
  }

  /// How often each carrier was asked for prices, by its code.
  Map<String, Integer> asked() {
    return asked;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public void close() {
    opening.close();
  }

  private List<CarrierNetwork> networks(
      Database database,
      Clocks clocks,
      SandboxControls sandbox,
      CarrierNetwork accounts,
      UnaryOperator<Consignment> opened,
      CallMeter calls) {
    return List.of(
        new SilentCarriers(
            new SandboxNetwork(
                new SandboxLedgerStore(database),
                new SandboxScanStore(database),
                sandbox,
                clocks::of),
            silent,
            carrier -> asked.merge(carrier, 1, Integer::sum)));
  }
}
