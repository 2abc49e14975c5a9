package dev.quayside.engine.platform.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// What meets others' work runs again, and what a desk that was cut off leaves behind holds nobody
/// up twice.
@Execution(ExecutionMode.CONCURRENT)
class RunsAgainTest {

  private static final String SHORT =
      "&options=-c%20idle_in_transaction_session_timeout=300ms%20-c%20statement_timeout=9s";

  /// Why a connection of the database waits or stands still.
  private static final String STATES = "SELECT state FROM pg_stat_activity WHERE pid = ";

  private final PostgresAddress address = PostgresServer.database();

  @Test
  void whatADeskCutOffHasWaitingGivesUpBeforeItIsItsTurn() throws Exception {
    try (var network = new TroubledNetwork(address);
        var cutOff = PostgresDatabase.open(network.address("&socketTimeout=6"), _ -> {});
        var other = PostgresDatabase.open(address, _ -> {})) {
      other.write(tx -> set(tx, "a", 1));
      var silent = new CompletableFuture<Boolean>();
      var standing =
          CompletableFuture.runAsync(
              () ->
                  cutOff.write(
                      tx -> {
                        set(tx, "a", 2);
                        silent.join();
                        return set(tx, "a", 3);
                      }));
      await().until(() -> !PostgresServer.texts(address, locks(true)).isEmpty());
      var waiting = CompletableFuture.runAsync(() -> cutOff.writeBeside(tx -> set(tx, "b", 2)));
      var pid =
          await()
              .until(() -> PostgresServer.texts(address, locks(false)), pids -> pids.size() == 1)
              .getFirst();
      network.be(State.SILENT);
      silent.complete(true);
      var here = CompletableFuture.supplyAsync(() -> other.write(tx -> set(tx, "a", 5)));
      await()
          .pollInterval(Duration.ofMillis(20))
          .until(
              () ->
                  PostgresServer.texts(address, STATES + pid)
                      .equals(List.of("idle in transaction (aborted)")));
      assertThat(here.get(15, TimeUnit.SECONDS)).isEqualTo(1);
      assertThatThrownBy(standing::join).isNotNull();
      assertThatThrownBy(waiting::join).isNotNull();
      assertThat(other.<Integer>read(tx -> get(tx, "a"))).isEqualTo(5);
    }
  }

  @Test
  void whatOnlyStoodStillForTooLongRunsAgain() {
    try (var database =
        PostgresDatabase.open(new PostgresAddress(address.url() + SHORT, null), _ -> {})) {
      database.write(tx -> set(tx, "a", 1));
      var runs = new AtomicInteger();
      database.change(
          tx -> {
            set(tx, "a", get(tx, "a") + 1);
            if (runs.incrementAndGet() == 1) {
              await().until(() -> PostgresServer.texts(address, locks(true)).isEmpty());
            }
            set(tx, "b", get(tx, "a"));
          });
      assertThat(runs).hasValue(2);
      assertThat(database.<Integer>read(tx -> get(tx, "b"))).isEqualTo(2);
    }
  }

  @Test
  void ofTwoThatWaitForEachOtherOneRunsAgain() {
    try (var database = PostgresDatabase.open(address, _ -> {})) {
      database.write(tx -> set(tx, "a", 0) + set(tx, "b", 0));
      var both = new CyclicBarrier(2);
      var runs = new AtomicInteger();
      var one = CompletableFuture.runAsync(() -> inTurn(database, "a", "b", both, runs));
      var other = CompletableFuture.runAsync(() -> inTurn(database, "b", "a", both, runs));
      CompletableFuture.allOf(one, other).join();
      assertThat(runs.get()).isGreaterThanOrEqualTo(3);
      assertThat(database.<Integer>read(tx -> get(tx, "a") + get(tx, "b"))).isEqualTo(4);
    }
  }

  private static void inTurn(
      PostgresDatabase database,
      String first,
      String second,
      CyclicBarrier both,
      AtomicInteger runs) {
    database.writeBeside(
        tx -> {
          add(tx, first);
          if (runs.incrementAndGet() <= 2) {
            meet(both);
          }
          return add(tx, second);
        });
  }

  private static void meet(CyclicBarrier both) {
    try {
      both.await(10, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /// The connections that have the lock of all writers, or wait for it.
  private static String locks(boolean granted) {
    return "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND database ="
        + " (SELECT oid FROM pg_database WHERE datname = current_database()) AND granted = "
        + granted;
  }

  private static int add(Tx tx, String name) {
    return tx.handle()
        .createUpdate(
            "UPDATE setting SET value = CAST(CAST(value AS integer) + 1 AS text)"
                + " WHERE name = :name")
        .bind("name", name)
        .execute();
  }

  private static int get(Tx tx, String name) {
    return tx.handle()
        .createQuery("SELECT value FROM setting WHERE name = :name")
        .bind("name", name)
        .mapTo(Integer.class)
        .one();
  }

  private static int set(Tx tx, String name, int value) {
    return tx.handle()
        .createUpdate(
            "INSERT INTO setting (workspace_id, name, value) VALUES ('', :name, :value)"
                + " ON CONFLICT (workspace_id, name) DO UPDATE SET value = excluded.value")
        .bind("name", name)
        .bind("value", String.valueOf(value))
        .execute();
  }
}
