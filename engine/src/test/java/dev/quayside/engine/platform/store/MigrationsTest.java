package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
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

  @Test
  void labelsThatAnotherPaysSaySoAlsoOfAnEarlierVersion() throws Exception {
    var account = "\"account\":{\"number\":\"x\",\"isSealed\":true,\"end\":\"B\\\"3\"}";
    try (var old = before("V222")) {
      for (var each :
          Map.of(
                  "theirs", "0|{\"payor\":\"THIRD_PARTY\"," + account + "}",
                  "forgotten", "0|{\"payor\":\"RECIPIENT\",\"account\":null}",
                  "ours", "0|{\"payor\":\"SENDER\"}",
                  "paid", "700|null")
              .entrySet()) {
        var parts = each.getValue().split("\\|");
        run(
            old,
            """
            INSERT INTO shipment (id, workspace_id, label_id, status, carrier, service, service_name, is_return, label_format,
              currency, amount, consignment, tracking_number, created_at, updated_at)
            VALUES ('%1$s', 'w', 'l%1$s', 'created', 'ups', 'g', 'G', 0, 'pdf', 'USD', %2$s,
              '{"options":{"billing":{"transport":%3$s}}}', '1Z', 1, 1)
            """
                .formatted(each.getKey(), parts[0], parts[1]));
        run(
            old,
            """
            INSERT INTO order_parcel (shipment_id, workspace_id, order_id, request, place, items, shipment)
            VALUES ('%1$s', 'w', 'o%1$s', 'r', 0, '[]', '{"labelId":"l","weightOz":1}')
            """
                .formatted(each.getKey()));
        run(
            old,
            """
            INSERT INTO journey (shipment_id, workspace_id, carrier, service, from_zip, to_zip, to_country, ship_date, currency,
              paid, bought_at, others)
            VALUES ('%s', 'w', 'ups', 'g', '1', '2', 'US', '2026-11-01', 'USD', 0, 1, %d)
            """
                .formatted(each.getKey(), each.getKey().matches("theirs|forgotten") ? 1 : 0));
      }
      for (var script : List.of("V222__journey_payor.sql", "V223__order_label_payor.sql")) {
        for (String sql : Migrations.statements(script).toList()) {
          run(old, sql);
        }
      }
      assertThat(
              one(
                  old,
                  "SELECT group_concat(shipment_id || '=' || coalesce(shipment ->> '$.billedTo',"
                      + " '-'), ' ') FROM (SELECT * FROM order_parcel ORDER BY shipment_id)"))
          .isEqualTo("forgotten= ours=- paid=- theirs=B\"3");
      assertThat(
              one(
                  old,
                  "SELECT group_concat(payor || ':' || coalesce(payor_account, '-'), ' ')"
                      + " FROM (SELECT * FROM journey WHERE others = 1 ORDER BY shipment_id)"))
          .isEqualTo("recipient:- third_party:B\"3");
    }
  }

  @Test
  void parcelsThatLeftAnotherWayBeforeAreTracked() throws Exception {
    try (var old = before("V226")) {
      for (var each :
          Map.of(
                  "pcl_1", "0, 7, '{\"carrier\":\"ups\",\"trackingNumber\":\"1Z\"}'",
                  "pcl_2", "1, NULL, '{\"carrier\":\"ups\",\"trackingNumber\":\"2Z\"}'",
                  "pcl_3", "0, 7, '{\"carrier\":null,\"trackingNumber\":\"PRO-1\"}'",
                  "pcl_4", "0, 7, '{\"carrier\":\"ups\",\"trackingNumber\":null}'",
                  "shp_5", "0, NULL, NULL")
              .entrySet()) {
        run(
            old,
            """
            INSERT INTO order_parcel (shipment_id, workspace_id, order_id, request, place, items, voided, left_at, external)
            VALUES ('%1$s', 'w', 'o%1$s', '%1$s', 0, '[]', %2$s)
            """
                .formatted(each.getKey(), each.getValue()));
      }
      for (String sql : Migrations.statements("V226__sent_tracker.sql").toList()) {
        run(old, sql);
      }
      assertThat(
              one(
                  old,
                  "SELECT group_concat(id || ' ' || shipment_id || ' ' || carrier || ' ' ||"
                      + " tracking_number || ' ' || updated_at) FROM sent_tracker"))
          .isEqualTo("trk_1 pcl_1 ups 1Z 7");
    }
  }

  /// An empty database as a version had it that knew no step from this one on.
  private static Connection before(String step) throws SQLException {
    var old = DriverManager.getConnection("jdbc:sqlite::memory:");
    for (String sql :
        Migrations.scriptsFrom(0).stream()
            .takeWhile(script -> !script.startsWith(step))
            .flatMap(Migrations::statements)
            .toList()) {
      run(old, sql);
    }
    return old;
  }

  /// @param stations names by id
  private static @Nullable String routesAfter(Map<String, String> stations) throws SQLException {
    try (var old = before("V200")) {
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
