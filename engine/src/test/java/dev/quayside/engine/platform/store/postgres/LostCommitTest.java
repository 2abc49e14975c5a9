package dev.quayside.engine.platform.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 8: a COMMIT whose answer is lost is found out and never done twice, and a
/// desk that is cut off holds the others up for 15 s at most.
@Execution(ExecutionMode.CONCURRENT)
class LostCommitTest {

  /// Shorter limits than the engine's own, which would make this test wait.
  private static final String QUICK =
      "&socketTimeout=4&options=-c%20idle_in_transaction_session_timeout=1500ms";

  private static final int ROUNDS = 5;
  private static final Duration HELD_UP_AT_MOST = Duration.ofSeconds(15);

  private final PostgresAddress address = PostgresServer.database();

  @Test
  void aCommitWithoutAnAnswerIsFoundOutAndMadeOnce() {
    try (var network = new TroubledNetwork(address);
        var database = PostgresDatabase.open(network.address(""), _ -> {})) {
      database.write(tx -> set(tx, 0));
      for (int round = 1; round <= ROUNDS; round++) {
        network.be(State.LOSES_A_COMMIT);
        Function<Tx, Integer> work = tx -> set(tx, get(tx) + 1);
        var _ = round % 2 == 0 ? database.write(work) : database.writeBeside(work);
        assertThat(network.state()).isEqualTo(State.WELL);
        assertThat(database.<Integer>read(LostCommitTest::get)).isEqualTo(round);
      }
    }
  }

  /// All that it does reaches the server on the way to its COMMIT.
  @Test
  void aCommitOfWhatIsOnlyWrittenIsFoundOutToo() {
    try (var network = new TroubledNetwork(address);
        var database = PostgresDatabase.open(network.address(""), _ -> {})) {
      database.write(tx -> set(tx, 0));
      network.be(State.LOSES_A_COMMIT);
      Function<Tx, Boolean> work =
          tx -> {
            tx.later(later -> set(later, 1));
            return true;
          };
      assertThat(database.write(work)).isTrue();
      assertThat(network.state()).isEqualTo(State.WELL);
      assertThat(database.<Integer>read(LostCommitTest::get)).isEqualTo(1);
    }
  }

  /// It stands still between two statements, with the lock that all writers take.
  @Test
  void aDeskCutOffInATransactionIsLetGoOf() throws Exception {
    try (var network = new TroubledNetwork(address);
        var cutOff = PostgresDatabase.open(network.address(QUICK), _ -> {});
        var other = PostgresDatabase.open(address, _ -> {})) {
      other.write(tx -> set(tx, 1));
      var reached = new CountDownLatch(1);
      var lost =
          CompletableFuture.runAsync(
              () ->
                  cutOff.write(
                      tx -> {
                        set(tx, 2);
                        network.be(State.SILENT);
                        reached.countDown();
                        return set(tx, 3);
                      }));
      reached.await();
      long since = System.nanoTime();
      await()
          .atMost(HELD_UP_AT_MOST)
          .ignoreException(StoreException.class)
          .until(() -> other.write(tx -> set(tx, get(tx) + 10)) == 1);
      assertThat(Duration.ofNanos(System.nanoTime() - since)).isLessThan(HELD_UP_AT_MOST);
      assertThat(other.<Integer>read(LostCommitTest::get)).isEqualTo(11);
      assertThatThrownBy(lost::join).hasCauseInstanceOf(StoreException.class);
      network.be(State.WELL);
      cutOff.write(tx -> set(tx, get(tx) + 1));
      assertThat(other.<Integer>read(LostCommitTest::get)).isEqualTo(12);
    }
  }

  private static int get(Tx tx) {
    return tx.handle()
        .createQuery("SELECT value FROM setting WHERE name = 'number'")
        .mapTo(Integer.class)
        .one();
  }

  private static int set(Tx tx, int value) {
    return tx.handle()
        .createUpdate(
            "INSERT INTO setting (workspace_id, name, value) VALUES ('', 'number', :value)"
                + " ON CONFLICT (workspace_id, name) DO UPDATE SET value = excluded.value")
        .bind("value", String.valueOf(value))
        .execute();
  }
}
