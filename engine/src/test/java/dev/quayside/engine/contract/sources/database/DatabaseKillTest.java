package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.contract.sources.SourcesKillTest;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// As {@link SourcesKillTest}, of a shop's own tables.
@Timeout(180)
class DatabaseKillTest {

  private static final URI NONE = URI.create("http://127.0.0.1:1");

  private static final Map<String, String> QUERIES =
      Map.of(
          "byKey",
          DatabaseTest.BY_KEY,
          "list",
          "select * from erp_order where now() > :since",
          "shipped",
          DatabaseWrittenOnceTest.COUNTED,
          "found",
          DatabaseTest.FOUND);

  @Test
  void killedBetweenTheCommitThereAndTheNoteHereItIsWrittenOnce(@TempDir Path directory)
      throws Exception {
    var address = PostgresServer.emptyDatabase();
    var erp = DatabaseTest.postgres(address);
    DatabaseWrittenOnceTest.rows(erp, 1);
    try (var network = new TroubledNetwork(address)) {
      var far = DatabaseTest.postgres(network.address(""));
      var draft =
          DatabaseTest.draft("ERP", far, QUERIES, "")
              .replace("\"everyMinutes\":0", "\"everyMinutes\":1");
      network.be(State.HOLDS_A_COMMIT);
      DoomedProcess.run(
          SourcesKillTest.Doomed.class,
          List.of(directory, NONE, draft),
          out -> {
            assertThat(out.readLine()).isEqualTo("added");
            assertThat(out.readLine()).isEqualTo("bought");
            await().until(() -> erp.text("select tracking from erp_order") != null);
            return true;
          });
      network.be(State.WELL);
      try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
        SourcesKillTest.awaitTold(served);
        assertThat(erp.text("select writes from erp_order")).isEqualTo("1");
      }
    }
  }
}
