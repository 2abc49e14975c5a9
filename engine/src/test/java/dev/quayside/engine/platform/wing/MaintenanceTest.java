package dev.quayside.engine.platform.wing;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MaintenanceTest {

  @Test
  void aChoreThatEndsInAnErrorComesAgainAndTheOthersGoOn() {
    var broken = new AtomicInteger();
    var others = new AtomicInteger();
    Runnable overflowing =
        () -> {
          broken.incrementAndGet();
          throw new StackOverflowError("on purpose");
        };
    try (var chores =
        new Maintenance(List.of(overflowing, others::incrementAndGet), Duration.ofMillis(1))) {
      chores.start();
      await().until(() -> broken.get() > 1 && others.get() > 1);
    }
  }
}
