package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

/// What a database of an earlier version becomes.
class MigrationsTest {

  @Test
  void aSavedDatabaseComesToTheSame(@TempDir Path directory) throws Exception {
    var file = directory.resolve("quayside.db");
    OldDatabase.unpack("v082.db.gz", file);
    try (var old = DriverManager.getConnection("jdbc:sqlite:" + file);
        var fresh = DriverManager.getConnection("jdbc:sqlite::memory:")) {
      Migrations.run(old, _ -> {});
      Migrations.run(fresh, _ -> {});
      assertThat(schema(fresh)).hasSizeGreaterThan(100);
      assertThat(schema(old)).isEqualTo(schema(fresh));
      assertThat(one(old, "PRAGMA user_version")).isEqualTo(one(fresh, "PRAGMA user_version"));
      assertThat(one(old, "PRAGMA integrity_check")).isEqualTo("ok");
      assertThat(one(old, "SELECT count(*) FROM pragma_foreign_key_check")).isEqualTo("0");
      assertThat(one(old, "SELECT count(*) FROM shipment")).isEqualTo("6");
      assertThat(one(old, "SELECT sum(shipments) FROM shipment_count_day")).isEqualTo("6");
      assertThat(one(old, "SELECT sum(parcels) FROM journey_span WHERE seconds = 900"))
          .isEqualTo(one(old, "SELECT count(*) FROM journey"));
    }
  }

  @Test
  void routesOfAllDesksBecomeEachDesks() throws Exception {
    assertThat(routesAfter(Map.of())).as("for the first desk to take").isEqualTo(" Zebra");
    assertThat(routesAfter(Map.of("stn_1", "A", "stn_2", "B")))
        .isEqualTo("stn_1 Zebra, stn_2 Zebra");
  }

  /// @param stations names by id
  private static @Nullable String routesAfter(Map<String, String> stations) throws SQLException {
    try (var old = DriverManager.getConnection("jdbc:sqlite::memory:")) {
      for (String sql :
          Migrations.scriptsFrom(0).stream()
              .takeWhile(script -> !script.startsWith("V200"))
              .flatMap(Migrations::statements)
              .toList()) {
        run(old, sql);
      }
      run(old, "INSERT INTO print_route VALUES ('wsp_1', 'LABEL', '', 'Zebra')");
      for (var station : stations.entrySet()) {
        run(
            old,
            "INSERT INTO station (id, name, engine, seen_at) VALUES ('%s', '%s', '%1$s', 1)"
                .formatted(station.getKey(), station.getValue()));
      }
      for (String sql : Migrations.statements("V200__routes_of_stations.sql").toList()) {
        run(old, sql);
      }
      return one(
          old,
          "SELECT group_concat(station_id || ' ' || printer, ', ') FROM"
              + " (SELECT * FROM print_route ORDER BY station_id)");
    }
  }

  @Test
  void eachStepIsToldBeforeIt(@TempDir Path directory) throws Exception {
    var file = directory.resolve("quayside.db");
    OldDatabase.unpack("v082.db.gz", file);
    try (var old = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      var told = new ArrayList<Upgrade>();
      Migrations.run(old, told::add);
      int steps = told.size();
      assertThat(told)
          .isEqualTo(
              IntStream.rangeClosed(1, steps).mapToObj(step -> new Upgrade(step, steps)).toList())
          .hasSizeGreaterThan(3);
      Migrations.run(old, told::add);
      assertThat(told).as("nothing is left to do").hasSize(steps);
    }
  }

  @Test
  void whatABuildBeforeTheFirstReleaseWroteIsRefusedAndLeftAsItIs(@TempDir Path directory)
      throws Exception {
    var file = directory.resolve("quayside.db");
    OldDatabase.unpack("v082.db.gz", file);
    try (var old = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      run(old, "PRAGMA user_version = 51");
      var before = schema(old);
      assertThatThrownBy(() -> Migrations.run(old, _ -> {}))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("before 0.1.0");
      assertThat(schema(old)).isEqualTo(before);
      assertThat(one(old, "PRAGMA user_version")).isEqualTo("51");
    }
  }

  @Test
  void aNewDatabaseIsNoUpgrade(@TempDir Path directory) {
    var told = new ArrayList<Upgrade>();
    Database.open(directory.resolve("new.db"), told::add).close();
    assertThat(told).isEmpty();
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
