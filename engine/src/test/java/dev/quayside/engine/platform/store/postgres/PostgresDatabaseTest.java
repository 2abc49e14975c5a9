package dev.quayside.engine.platform.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/// What a use case relies on, on a real PostgreSQL.
class PostgresDatabaseTest {

  private static final int ENGINES = 3;
  private static final int ADDITIONS = 60;

  private final PostgresAddress address = PostgresServer.database();

  /// What is read in a write is still true when it commits, at whichever engine it is made.
  @Test
  void noAdditionIsLostAmongEngines() throws Exception {
    var databases = new ArrayList<Database>();
    for (int i = 0; i < ENGINES; i++) {
      databases.add(open());
    }
    databases.getFirst().write(tx -> set(tx, 0));
    try (var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < ADDITIONS; i++) {
        var database = databases.get(i % ENGINES);
        crowd.submit(() -> database.write(tx -> set(tx, get(tx) + 1)));
      }
    }
    assertThat(databases.getLast().<Integer>read(PostgresDatabaseTest::get)).isEqualTo(ADDITIONS);
    databases.forEach(Database::close);
  }

  /// The tables were looked at over another one, so the server is there. The pool may get the
  /// broken connection, or the first write; no other one breaks.
  @Test
  void opensThoughTheFirstConnectionAfterTheTablesBreaks() {
    try (var network = new TroubledNetwork(address)) {
      network.losesAConnectionAfter(1);
      try (var database = PostgresDatabase.open(network.address(""), _ -> {})) {
        await()
            .ignoreExceptionsInstanceOf(StoreException.class)
            .until(() -> database.write(tx -> set(tx, 1)) == 1);
        assertThat(database.<Integer>read(PostgresDatabaseTest::get)).isEqualTo(1);
      }
    }
  }

  @Test
  void aRefusedChangeLeavesNothingAndWhatFollowsACommitRunsAfterIt() {
    try (var database = open()) {
      database.write(tx -> set(tx, 1));
      var followed = new ArrayList<String>();
      assertThatThrownBy(
              () ->
                  database.write(
                      tx -> {
                        set(tx, 2);
                        tx.afterCommit(() -> followed.add("refused"));
                        throw new IllegalArgumentException("no");
                      }))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> database.write(tx -> tx.handle().execute("SELECT nothing")))
          .isNotInstanceOf(StoreException.class);
      assertThat(database.<Integer>read(PostgresDatabaseTest::get)).isEqualTo(1);
      database.change(
          tx -> {
            tx.afterCommit(() -> followed.add("made"));
            set(tx, 3);
          });
      database.writeSoon(tx -> set(tx, 4)).join();
      assertThat(followed).containsExactly("made");
      assertThat(database.<Integer>read(PostgresDatabaseTest::get)).isEqualTo(4);
    }
  }

  @Test
  void aTextIsKeptWithoutWhatPostgresRefuses() {
    try (var database = open()) {
      var odd = "{\"a\":\"x\\u0000\u0000\ud83dy\ud83d\ude00\"}";
      database.write(tx -> setText(tx, odd));
      database.writeBeside(
          tx -> {
            tx.later(later -> setText(later, odd));
            return setText(tx, odd);
          });
      assertThat(
              database.<String>read(
                  tx ->
                      tx.handle()
                          .createQuery("SELECT value ->> '$.a' FROM setting WHERE name = :name")
                          .bind("name", "te\u0000xt")
                          .mapTo(String.class)
                          .one()))
          .isEqualTo("xy\ud83d\ude00");
    }
  }

  private static int setText(Tx tx, String value) {
    return tx.handle()
        .createUpdate(
            "INSERT INTO setting (workspace_id, name, value) VALUES ('', 'text', :value)"
                + " ON CONFLICT (workspace_id, name) DO UPDATE SET value = excluded.value")
        .bind("value", value)
        .execute();
  }

  @Test
  void neitherAReadNorAWriteIsBegunInAWriteAndAReadWritesNothing() {
    try (var database = open()) {
      assertThatThrownBy(() -> database.write(_ -> database.read(PostgresDatabaseTest::get)))
          .isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> database.write(_ -> database.write(tx -> set(tx, 1))))
          .isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> database.read(tx -> set(tx, 1)))
          .hasMessageContaining("read-only transaction");
    }
  }

  /// Purchases that go on at once all want the next number of a carrier.
  @Test
  void aStatementAloneThatMeetsAnothersChangeRunsAgain() throws Exception {
    try (var database = open();
        var other = DriverManager.getConnection(address.url());
        var statement = other.createStatement()) {
      database.write(tx -> set(tx, 1));
      other.setAutoCommit(false);
      statement.execute("UPDATE setting SET value = '5' WHERE name = 'number'");
      var next =
          CompletableFuture.supplyAsync(() -> database.writeOnce(PostgresDatabaseTest::next));
      await()
          .until(
              () ->
                  PostgresServer.texts(address, "SELECT 1 FROM pg_locks WHERE NOT granted").size()
                      == 1);
      other.commit();
      assertThat(next.join()).isEqualTo(6);
    }
  }

  /// As after a restart of the server, or a network that was away.
  @Test
  void lostConnectionsAreReplaced() {
    try (var database = open()) {
      database.write(tx -> set(tx, 1));
      PostgresServer.cutOff(address);
      database.write(tx -> set(tx, 2));
      await()
          .ignoreException(StoreException.class)
          .until(() -> database.<Integer>read(PostgresDatabaseTest::get) == 2);
      assertThat(database.finds("SELECT 1 FROM setting WHERE name = ?", "number")).isTrue();
    }
  }

  @Test
  void whatCannotBeOpenedSaysWhyWithoutThePassword() {
    var url = address.url();
    assertRefused(url.replace("/test_", "/none_"), "there is no database none_");
    assertRefused(url.replace("user=postgres", "user=nobody"), "");
    assertRefused(url.replaceAll(":\\d+/", ":1/"), "no database server answers at localhost:1");
    for (var bad :
        List.of(
            "jdbc:sqlite:x",
            "jdbc:postgresql://h/n?password=geheim",
            "jdbc:postgresql://u:geheim@h/n")) {
      assertThatThrownBy(() -> new PostgresAddress(bad, null))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageNotContaining("geheim");
    }
  }

  private static void assertRefused(String url, String words) {
    var address = new PostgresAddress(url, "geheim");
    assertThatThrownBy(() -> PostgresDatabase.open(address, _ -> {}))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(words)
        .hasMessageNotContaining("geheim")
        .hasMessageNotContaining("jdbc");
    assertThat(address.toString()).doesNotContain("geheim");
  }

  private Database open() {
    return PostgresDatabase.open(address, _ -> {});
  }

  private static int get(Tx tx) {
    return tx.handle()
        .createQuery("SELECT value FROM setting WHERE name = 'number'")
        .mapTo(Integer.class)
        .one();
  }

  private static int next(Tx tx) {
    return tx.handle()
        .createQuery(
            "UPDATE setting SET value = CAST(CAST(value AS integer) + 1 AS text)"
                + " WHERE name = 'number' RETURNING value")
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
