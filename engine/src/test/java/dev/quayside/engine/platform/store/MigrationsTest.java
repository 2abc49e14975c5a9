package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a database of an earlier version becomes.
class MigrationsTest {

  private static final String NOBODY = "{\"to\":{\"city\":\"New York\",\"country\":\"US\"}}";
  private static final String COMPANY =
      "{\"to\":{\"company\":\"Wexelblatt and Sons\",\"city\":\"New York\",\"country\":\"US\"}}";

  @Test
  void theOldStepsLeadToTheBaseline() throws SQLException {
    try (var stepped = DriverManager.getConnection("jdbc:sqlite::memory:");
        var fresh = DriverManager.getConnection("jdbc:sqlite::memory:")) {
      Migrations.runOld(stepped, null);
      Migrations.run(fresh, _ -> {});
      assertThat(schema(fresh)).hasSizeGreaterThan(100);
      Migrations.run(stepped, _ -> {});
      assertThat(schema(stepped)).isEqualTo(schema(fresh));
      assertThat(one(stepped, "PRAGMA user_version")).isEqualTo(one(fresh, "PRAGMA user_version"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"v008.db.gz", "v062.db.gz"})
  void aSavedDatabaseComesToTheSame(String saved, @TempDir Path directory) throws Exception {
    var file = directory.resolve("quayside.db");
    OldDatabase.unpack(saved, file);
    try (var old = DriverManager.getConnection("jdbc:sqlite:" + file);
        var fresh = DriverManager.getConnection("jdbc:sqlite::memory:")) {
      Migrations.run(old, _ -> {});
      Migrations.run(fresh, _ -> {});
      assertThat(schema(old)).isEqualTo(schema(fresh));
      assertThat(one(old, "PRAGMA integrity_check")).isEqualTo("ok");
      assertThat(one(old, "SELECT count(*) FROM pragma_foreign_key_check")).isEqualTo("0");
      assertThat(one(old, "SELECT count(*) FROM shipment")).isEqualTo("6");
      assertThat(one(old, "SELECT sum(shipments) FROM shipment_count_day")).isEqualTo("6");
      assertThat(one(old, "SELECT sum(parcels) FROM journey_span WHERE seconds = 900"))
          .isEqualTo(one(old, "SELECT count(*) FROM journey"));
    }
  }

  @Test
  void whoWasForgottenBeforeItWasPutDownIsKnownToBe(@TempDir Path directory) throws SQLException {
    try (var connection =
        DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("old.db"))) {
      Migrations.runOld(connection, "V045");
      run(
          connection,
          "INSERT INTO purge VALUES ('ws_1', 500, 100, 1, 0, 2, 0, 501), ('ws_1', 900, 400, 0, 0,"
              + " 0, 0, 901)");
      run(
          connection,
          """
          INSERT INTO shipment (id, workspace_id, label_id, status, carrier, service, service_name, is_return,
            label_format, currency, amount, consignment, tracking_number, created_at, updated_at, forgotten_at)
          VALUES ('shp_1', 'ws_1', 'lbl_1', 'delivered', 'ups', 'g', 'G', 0, 'pdf', 'USD', 1, '{}', '1Z', 1, 1, 777)
          """);
      order(connection, "shipped", "ws_1", NOBODY, "shp_1");
      order(connection, "called off", "ws_1", NOBODY, null);
      order(connection, "company", "ws_1", COMPANY, null);
      order(connection, "never purged", "ws_2", NOBODY, null);
      var told = new ArrayList<Upgrade>();
      Migrations.run(connection, told::add);
      int steps = told.size();
      assertThat(told)
          .isEqualTo(
              IntStream.rangeClosed(1, steps).mapToObj(step -> new Upgrade(step, steps)).toList())
          .hasSizeGreaterThan(5);
      Migrations.run(connection, told::add);
      assertThat(told).as("nothing is left to do").hasSize(steps);
      assertThat(forgottenAt(connection, "shipped")).isEqualTo("777");
      assertThat(forgottenAt(connection, "called off")).isEqualTo("900");
      assertThat(forgottenAt(connection, "company")).isNull();
      assertThat(forgottenAt(connection, "never purged")).isNull();
    }
  }

  @Test
  void aNewDatabaseIsNoUpgrade(@TempDir Path directory) {
    var told = new ArrayList<Upgrade>();
    Database.open(directory.resolve("new.db"), told::add).close();
    assertThat(told).isEmpty();
  }

  private static void order(
      Connection connection,
      String id,
      String workspace,
      String details,
      @Nullable String shipmentId)
      throws SQLException {
    try (var insert =
        connection.prepareStatement(
            """
            INSERT INTO sales_order
              (id, workspace_id, number, number_key, state, details, search, created_at, updated_at, shipment_id, shipment)
            VALUES (?, ?, ?, ?, ?, ?, '', 1, 1, ?, ?)
            """)) {
      insert.setString(1, id);
      insert.setString(2, workspace);
      insert.setString(3, id);
      insert.setString(4, id);
      insert.setString(5, shipmentId == null ? "cancelled" : "shipped");
      insert.setString(6, details);
      insert.setString(7, shipmentId);
      insert.setString(8, shipmentId == null ? null : "{}");
      insert.executeUpdate();
    }
  }

  private static @Nullable String forgottenAt(Connection connection, String id)
      throws SQLException {
    return one(connection, "SELECT forgotten_at FROM sales_order WHERE id = '" + id + "'");
  }

  /// What makes each table, index, trigger and view, however it is written.
  private static Map<String, String> schema(Connection connection) throws SQLException {
    var made = new TreeMap<String, String>();
    try (var select = connection.createStatement();
        var row =
            select.executeQuery(
                "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'")) {
      while (row.next()) {
        made.put(
            row.getString(1) + " " + row.getString(2),
            row.getString(3)
                .replace("\"", "")
                .replaceAll("\\s+", " ")
                .replaceAll(" ?([(),]) ?", "$1"));
      }
    }
    return made;
  }

  private static @Nullable String one(Connection connection, String sql) throws SQLException {
    try (var select = connection.createStatement();
        var row = select.executeQuery(sql)) {
      assertThat(row.next()).isTrue();
      return row.getString(1);
    }
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
