package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.move.DatabaseMoves;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresDatabase;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 13: all data moves into a PostgreSQL and back, and a kill in the midst
/// leaves one place that can be worked on.
@Execution(ExecutionMode.CONCURRENT)
class DatabaseMoveTest {

  private static final int SOME = 3;

  /// Where the server keeps a table: elsewhere once it was written anew.
  private static final String FILES = "SELECT relname || relfilenode FROM pg_class";

  private static final String ARRIVED =
      FILES + " JOIN quayside_move_arrived ON name = relname WHERE sum NOT LIKE '0 %'";

  private static final String ODD =
      "SELECT value FROM setting WHERE workspace_id = 'odd' ORDER BY name";

  private final PostgresAddress address = PostgresServer.emptyDatabase();
  private final SharedDatabase shared = PostgresServer.shared(address);

  @TempDir Path directory;

  /// What a client of the API sees of an installation.
  private record Seen(String labels, String balance, String replayed) {}

  @Test
  void dataMovesIntoAPostgresAndBackAlsoAfterAKill() throws Exception {
    var data = directory.resolve("data");
    String key;
    Seen before;
    try (var served = open(data, null)) {
      key = served.key("demo", Role.OPERATOR);
      buy(served, key, "first");
    }
    keepOddTexts(data);
    killWhileMoving(data);
    assertThat(fault()).isEqualTo(PostgresFault.UNFINISHED);
    assertThatThrownBy(() -> open(directory.resolve("early"), shared))
        .isInstanceOf(StoreException.class);
    try (var served = open(data, null)) {
      buy(served, key, "sold meanwhile");
      before = seen(served, key);
      assertThatThrownBy(() -> move(data)).hasMessageContaining("already running");
    }

    var arrived = PostgresServer.texts(address, ARRIVED);
    long rows = move(data);
    assertThat(PostgresServer.texts(address, FILES))
        .as("tables that were not copied again")
        .containsAnyElementsOf(arrived);
    assertThat(references(address)).isEqualTo(references(PostgresServer.database()));
    assertThat(rows).isGreaterThan(20);
    assertThat(PostgresServer.texts(address, ODD)).containsExactly("ab", "{\"a\":\"xy\"}");
    assertThat(fault()).isNull();
    assertThatThrownBy(() -> open(data, null)).hasMessageContaining(address.url());
    assertThatThrownBy(() -> move(data)).isInstanceOf(StoreException.class);
    try (var served = open(data, shared)) {
      assertThat(seen(served, key)).isEqualTo(before);
      buy(served, key, "on the database");
      before = seen(served, key);
      assertThatThrownBy(() -> back("too-early"))
          .hasMessageContaining("close it on every computer");
    }

    assertThat(back("back")).isGreaterThan(rows);
    assertThat(fault()).isEqualTo(PostgresFault.MOVED);
    killedBeforeTheFileWasPutInItsPlace(directory.resolve("back"));
    assertThat(back("back")).isGreaterThan(rows);
    try (var served = open(directory.resolve("back"), null)) {
      assertThat(seen(served, key)).isEqualTo(before);
      buy(served, key, "in the file again");
    }
  }

  private void killedBeforeTheFileWasPutInItsPlace(Path folder) throws IOException {
    Files.move(folder.resolve("quayside.db"), folder.resolve("quayside.db.moving"));
    Files.writeString(
        folder.resolve("quayside.db.whole"),
        PostgresServer.texts(address, "SELECT copy FROM quayside_moved").getFirst());
  }

  /// As a version kept them that took such texts from a shop.
  private static void keepOddTexts(Path data) throws Exception {
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("quayside.db"));
        var insert = file.prepareStatement("INSERT INTO setting VALUES ('odd', ?, ?)")) {
      for (var odd : List.of("a\u0000b", "{\"a\":\"x\\u0000y\"}")) {
        insert.setString(1, odd.substring(0, 1));
        insert.setString(2, odd);
        insert.executeUpdate();
      }
    }
  }

  private static List<String> references(PostgresAddress address) {
    return PostgresServer.texts(
        address,
        "SELECT conrelid::regclass || pg_get_constraintdef(oid) FROM pg_constraint"
            + " WHERE contype = 'f' ORDER BY 1");
  }

  private long move(Path data) {
    return DatabaseMoves.toPostgres(data, shared, new SecureRandom(), _ -> {});
  }

  private long back(String folder) {
    return DatabaseMoves.toFile(shared, directory.resolve(folder));
  }

  private @Nullable PostgresFault fault() {
    return PostgresDatabase.look(address, _ -> false).fault();
  }

  /// A slow network, so that the process dies before it has ended.
  private void killWhileMoving(Path data) throws Exception {
    try (var network = new TroubledNetwork(address)) {
      network.delay(Duration.ofMillis(20));
      DoomedProcess.run(
          Doomed.class,
          List.of(network.address("").url(), data),
          _ -> {
            await().until(() -> fault() == PostgresFault.UNFINISHED);
            await()
                .ignoreExceptions()
                .until(() -> PostgresServer.texts(address, ARRIVED).size() > SOME);
            return true;
          });
    }
  }

  static ServedEngine open(Path data, @Nullable SharedDatabase database) {
    // never on the PostgreSQL that other tests may be told to use
    var options =
        new EngineOptions(
            data,
            InstantSource.system(),
            RandomGenerator.of("SecureRandom"),
            Duration.ofSeconds(8),
            Duration.ofHours(1));
    return ServedEngine.open(options.onDatabase(database), ServedEngine.FREE_PORTS);
  }

  private static void buy(ServedEngine served, String key, String idempotencyKey) {
    var made = label(served, key, idempotencyKey);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
  }

  private static Api.Response label(ServedEngine served, String key, String idempotencyKey) {
    return Api.of(served.sandbox())
        .key(key)
        .with("Idempotency-Key", idempotencyKey)
        .post("/v1/labels", ShopTest.order("ups", "ups_ground", ""));
  }

  private static Seen seen(ServedEngine served, String key) {
    var api = Api.of(served.sandbox()).key(key);
    return new Seen(
        trackingNumbers(api),
        api.get("/v1/wallet").json().toString(),
        label(served, key, "first").json().get("id").asText());
  }

  private static String trackingNumbers(Api api) {
    return api.get("/v1/shipments")
        .json()
        .get("data")
        .findValuesAsText("trackingNumber")
        .toString();
  }

  /// The process that dies while it moves.
  static final class Doomed {

    public static void main(String[] arguments) {
      DatabaseMoves.toPostgres(
          Path.of(arguments[1]),
          PostgresServer.shared(new PostgresAddress(arguments[0], null)),
          new SecureRandom(),
          _ -> {});
    }
  }
}
