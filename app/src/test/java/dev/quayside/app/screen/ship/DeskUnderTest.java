package dev.quayside.app.screen.ship;

import dev.quayside.app.OpeningEngine;
import dev.quayside.app.Wiring;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/// The Ship screen's desk on a real engine in the sandbox, with a clock the test moves.
final class DeskUnderTest implements AutoCloseable {

  private static final Instant MONDAY_NOON = Instant.parse("2026-11-23T18:00:00Z");

  private final OpeningEngine opening;
  private Instant now = MONDAY_NOON;

  DeskUnderTest(Path data) {
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
                        Duration.ofHours(1))));
    opening.begin();
  }

  ShipDesk desk() {
    return Wiring.shipDesk(opening, "demo");
  }

  Engine engine() {
    return opening.get();
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public void close() {
    opening.close();
  }
}
