package dev.quayside.engine.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Pattern;

/// Brings a database to the newest version: numbered scripts, one transaction each, `user_version`
/// remembers the last.
final class Migrations {

  private static final List<String> SCRIPTS =
      List.of(
          "V001__foundation.sql",
          "V002__webhook.sql",
          "V003__tracking.sql",
          "V004__wallet_currencies.sql",
          "V005__malformed_fault.sql",
          "V006__analytics.sql",
          "V007__rate_request.sql",
          "V008__journey_sums.sql",
          "V011__printer_profile.sql",
          "V012__print_queue.sql",
          "V013__orders.sql",
          "V014__rules.sql",
          "V015__batches.sql",
          "V016__manifests.sql",
          "V018__shipment_list.sql",
          "V030__shipment_count.sql",
          "V031__branding.sql",
          "V032__mail.sql",
          "V033__carrier_account.sql",
          "V034__retention.sql",
          "V035__shipment_choice.sql",
          "V036__print_reason.sql",
          "V037__label_sheets.sql",
          "V038__preset_order.sql",
          "V041__print_spooled.sql",
          "V045__forgotten_order.sql",
          "V046__shop_time_zone.sql");

  /// Ends at its semicolon; a trigger at the one after its END.
  private static final String STATEMENT =
      "(?s)\\s*(CREATE TRIGGER.*?\\bEND|[^;]*[^;\\s])\\s*(?:;|$)";

  private Migrations() {}

  static void run(Connection connection) throws SQLException {
    requireKnown(connection);
    run(connection, SCRIPTS.size());
  }

  /// As it was before the script that begins with `version`.
  static void runBefore(Connection connection, String version) throws SQLException {
    int until = 0;
    while (!SCRIPTS.get(until).startsWith(version)) {
      until++;
    }
    run(connection, until);
  }

  private static void run(Connection connection, int until) throws SQLException {
    for (int next = version(connection); next < until; next++) {
      apply(connection, next);
    }
  }

  /// @throws StoreException when a newer Quayside has written it
  static void requireKnown(Connection connection) throws SQLException {
    int version = version(connection);
    if (version > SCRIPTS.size()) {
      throw new StoreException(
          "the data was written by a newer Quayside (version "
              + version
              + "): install that one, or restore a backup");
    }
  }

  static int newest() {
    return SCRIPTS.size();
  }

  private static int version(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("PRAGMA user_version")) {
      row.next();
      return row.getInt(1);
    }
  }

  /// IMMEDIATE and a second look at the version, since two processes may open a new file at once.
  private static void apply(Connection connection, int index) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      try {
        if (version(connection) == index) {
          for (String sql : statements(SCRIPTS.get(index))) {
            statement.execute(sql);
          }
          statement.execute("PRAGMA user_version = " + (index + 1));
        }
        statement.execute("COMMIT");
      } catch (SQLException e) {
        statement.execute("ROLLBACK");
        throw e;
      }
    }
  }

  private static List<String> statements(String script) {
    var sql = read(script).replaceAll("(?m)--.*$", "");
    return Pattern.compile(STATEMENT).matcher(sql).results().map(each -> each.group(1)).toList();
  }

  private static String read(String script) {
    try (var in = Migrations.class.getResourceAsStream("migrations/" + script)) {
      if (in == null) {
        throw new StoreException("migration " + script + " is missing from this build");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
