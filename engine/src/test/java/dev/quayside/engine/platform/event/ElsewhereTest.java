package dev.quayside.engine.platform.event;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ElsewhereTest {

  private final AtomicReference<@Nullable Runnable> listening = new AtomicReference<>();

  /// A database that comes back while the engine closes tells a thread that is about to end, too.
  @Test
  void whatIsNoticedWhileTheEngineClosesIsDropped(@TempDir Path data) {
    try (var real = Database.open(data.resolve("quayside.db"))) {
      var database = heard(real);
      try (var leases = new Leases(database, InstantSource.system(), "eng_1", Leases.LIFETIME)) {
        var elsewhere = new Elsewhere(database, new LiveEvents(), leases);
        elsewhere.start();
        var again = Objects.requireNonNull(listening.get());
        again.run();
        elsewhere.close();
        assertThatCode(again::run).doesNotThrowAnyException();
      }
    }
  }

  /// The database, and who listens to its hints.
  private Database heard(Database real) {
    return (Database)
        Proxy.newProxyInstance(
            Database.class.getClassLoader(),
            new Class<?>[] {Database.class},
            (_, method, arguments) -> {
              if (method.getName().equals("hear")) {
                listening.set((Runnable) arguments[1]);
                return (Runnable) () -> {};
              }
              return method.invoke(real, arguments);
            });
  }
}
