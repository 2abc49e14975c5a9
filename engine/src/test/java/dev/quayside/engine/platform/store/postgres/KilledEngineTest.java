package dev.quayside.engine.platform.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// What an engine that was killed was waiting for holds up no other.
@Execution(ExecutionMode.CONCURRENT)
class KilledEngineTest {

  /// Statements that have waited for another's lock for longer than the first, brief time.
  private static final String WAITING =
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
          + " AND wait_event_type = 'Lock'"
          + " AND clock_timestamp() - query_start > interval '1200 ms'";

  private final PostgresAddress address = PostgresServer.database();

  /// It has locked what all that write need, and waits for a row itself: a statement may do so for
  /// six seconds, and another engine's would be told by then that the database is away.
  @Test
  void whatItHadLockedIsFreeAtOnceThoughItWasWaitingItself() throws Exception {
    try (var network = new TroubledNetwork(address);
        var killed = PostgresDatabase.open(network.address(""), _ -> {});
        var other = PostgresDatabase.open(address, _ -> {})) {
      other.write(tx -> set(tx, "row"));
      try (var holding = DriverManager.getConnection(address.url())) {
        holding.setAutoCommit(false);
        lock(holding);
        var dying =
            CompletableFuture.supplyAsync(() -> killed.write(tx -> set(tx, "row")))
                .exceptionally(_ -> 0);
        await().until(() -> !PostgresServer.texts(address, WAITING).isEmpty());
        network.be(State.CUT);

        var written = CompletableFuture.supplyAsync(() -> other.write(tx -> set(tx, "another")));

        assertThat(written).succeedsWithin(Duration.ofSeconds(10)).isEqualTo(1);
        holding.rollback();
        dying.get(1, TimeUnit.MINUTES);
      }
    }
  }

  private static void lock(java.sql.Connection holding) throws SQLException {
    try (var statement = holding.createStatement()) {
      statement.execute("UPDATE setting SET value = '0' WHERE name = 'row'");
    }
  }

  private static int set(Tx tx, String name) {
    return tx.handle()
        .createUpdate(
            "INSERT INTO setting (workspace_id, name, value) VALUES ('', :name, '1')"
                + " ON CONFLICT (workspace_id, name) DO UPDATE SET value = excluded.value")
        .bind("name", name)
        .execute();
  }
}
