package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.move.DatabaseMoves;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresDatabase;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A move of all data that ends in its midst, whichever of its commits that is at, can be asked for
/// again until it is done: one of the two, and one alone, can be worked on.
class DatabaseMoveEndsTest {

  /// Commits that go well before one of which no answer comes; 1 tries every table, which takes a
  /// minute.
  private static final int SPARED = Integer.getInteger("quayside.moves.spared", 40);

  /// Who is at work on it: what ended is noticed there a little later.
  private static final String AT_WORK =
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND database ="
          + " (SELECT oid FROM pg_database WHERE datname = current_database())"
          + " UNION SELECT pid FROM pg_stat_activity"
          + " WHERE datname = current_database() AND application_name = 'quayside'";

  private static final int MOST = 1_000;

  private static final String ARRIVED = "SELECT count(*) FROM quayside_move_arrived";

  @TempDir Path directory;

  @Test
  void aMoveIsAskedForAgainUntilItIsDone() throws Exception {
    var data = directory.resolve("data");
    String key;
    String before;
    try (var served = DatabaseMoveTest.open(data, null)) {
      key = served.key("demo", Role.OPERATOR);
      assertThat(api(served, key).post("/v1/labels", ShopTest.order()).status()).isEqualTo(201);
      before = seen(served, key);
    }
    var address = PostgresServer.emptyDatabase();
    try (var network = new TroubledNetwork(address)) {
      var shared = PostgresServer.shared(network.address(""));
      int interrupted = movedThere(data, network, shared);
      assertThat(interrupted).isPositive();
      assertThatThrownBy(() -> move(data, shared))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("was moved to " + shared.address().url());
      assertThatThrownBy(() -> DatabaseMoveTest.open(data, null))
          .hasMessageContaining("was moved to");
      network.be(State.WELL);
      try (var served = DatabaseMoveTest.open(directory.resolve("desk"), shared)) {
        assertThat(seen(served, key)).isEqualTo(before);
        assertThat(api(served, key).post("/v1/labels", ShopTest.order()).status()).isEqualTo(201);
        before = seen(served, key);
      }

      var back = directory.resolve("back");
      movedBack(back, network, shared);
      try (var served = DatabaseMoveTest.open(back, null)) {
        assertThat(seen(served, key)).isEqualTo(before);
        assertThat(api(served, key).post("/v1/labels", ShopTest.order()).status()).isEqualTo(201);
      }
    }
  }

  /// @return how often it was interrupted
  private int movedThere(Path data, TroubledNetwork network, SharedDatabase shared) {
    int spared = SPARED;
    int interrupted = 0;
    var arrived = "";
    while (!isMoved(data, shared)) {
      network.losesACommitAfter(spared);
      try {
        move(data, shared);
      } catch (StoreException cut) {
        interrupted++;
        assertThat(interrupted).isLessThan(MOST);
      }
      network.be(State.WELL);
      var now = isMoved(data, shared) ? "all" : arrived(network);
      // a step that is made again each time comes through in the end
      spared = now.equals(arrived) ? spared + 1 : SPARED;
      arrived = now;
    }
    return interrupted;
  }

  private static String arrived(TroubledNetwork network) {
    try {
      return PostgresServer.texts(network.address(""), ARRIVED).getFirst();
    } catch (IllegalStateException none) {
      return "none";
    }
  }

  /// Whether the database can be worked on; until then the folder can, but for the one moment in
  /// which the same command has to be given again.
  private static boolean isMoved(Path data, SharedDatabase shared) {
    var fault = PostgresDatabase.look(shared.address(), _ -> false).fault();
    boolean isLeft = Files.exists(data.resolve("moved-to.url"));
    assertThat(fault).isIn(null, PostgresFault.UNFINISHED);
    return fault == null && isLeft;
  }

  private void movedBack(Path back, TroubledNetwork network, SharedDatabase shared) {
    awaitNoneAtWork(network);
    var cut = CompletableFuture.runAsync(() -> DatabaseMoves.toFile(shared, back));
    await()
        .pollInterval(Duration.ofMillis(1))
        .until(() -> Files.exists(back.resolve("quayside.db.moving")));
    network.be(State.CUT);
    assertThat(cut).failsWithin(Duration.ofMinutes(1));
    assertThat(back.resolve("quayside.db")).doesNotExist();
    network.losesACommitAfter(0);
    assertThatThrownBy(() -> DatabaseMoves.toFile(shared, back)).isInstanceOf(StoreException.class);
    assertThat(back.resolve("quayside.db")).doesNotExist();
    network.be(State.WELL);
    assertThat(DatabaseMoves.toFile(shared, back)).isGreaterThan(20);
  }

  private static void awaitNoneAtWork(TroubledNetwork network) {
    network.be(State.WELL);
    await().until(() -> PostgresServer.texts(network.address(""), AT_WORK).isEmpty());
  }

  private static long move(Path data, SharedDatabase shared) {
    return DatabaseMoves.toPostgres(data, shared, new SecureRandom(), _ -> {});
  }

  private static Api api(ServedEngine served, String key) {
    return Api.of(served.sandbox()).key(key);
  }

  private static String seen(ServedEngine served, String key) {
    var api = api(served, key);
    return api.get("/v1/shipments").json().get("data").findValuesAsText("trackingNumber")
        + api.get("/v1/wallet").json().toString();
  }
}
