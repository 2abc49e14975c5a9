package dev.quayside.engine.account.carrieraccount;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssignedNumberStoreTest {

  private final AssignedNumberStore store = new AssignedNumberStore();

  @Test
  void aReferenceKeepsItsNumberAndNoNumberIsGivenTwice(@TempDir Path folder) throws Exception {
    var file = folder.resolve("quayside.db");
    try (var database = Database.open(file);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var given =
          threads.invokeAll(
              IntStream.range(0, 40)
                  .<Callable<Long>>mapToObj(i -> () -> of(database, "gls", "shp_" + i % 20))
                  .toList());
      assertThat(given.stream().map(Future::resultNow).distinct())
          .containsExactlyInAnyOrderElementsOf(LongStream.range(0, 20).boxed().toList());
      assertThat(given.get(3).resultNow()).isEqualTo(given.get(23).resultNow());
      assertThat(of(database, "another", "shp_3")).isZero();
    }
    try (var database = Database.open(file)) {
      assertThat(of(database, "gls", "shp_new")).as("opened again").isEqualTo(20);
    }
  }

  private long of(Database database, String range, String reference) {
    return database.write(tx -> store.of(tx, range, reference));
  }
}
