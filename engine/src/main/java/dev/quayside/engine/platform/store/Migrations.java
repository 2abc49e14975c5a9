package dev.quayside.engine.platform.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Brings a database to the newest version, which `user_version` remembers. A new one begins with
/// the baseline; what an earlier Quayside wrote comes to it by the old steps, one transaction each.
/// From there both go on by the same scripts.
final class Migrations {

  private static final String BASELINE = "baseline.sql";

  /// From version 0 to the baseline. Nothing is added here.
  private static final List<String> OLD =
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
          "V046__shop_time_zone.sql",
          "V050__growth.sql",
          "V051__print_odometer_of.sql",
          "V052__shipments_a_day.sql",
          "V053__settlement.sql",
          "V060__vault_mark.sql",
          "V061__journey_spans.sql",
          "V062__print_columns.sql");

  /// After the baseline: new scripts go to the end.
  private static final List<String> SCRIPTS =
      List.of(
          "V064__carrier_terms.sql",
          "V065__location.sql",
          "V066__purge_steps.sql",
          "V067__pickup.sql",
          "V068__closing.sql",
          "V069__overdue.sql",
          "V070__assigned_number.sql",
          "V071__invoice.sql",
          "V072__event_log.sql",
          "V073__label_code.sql",
          "V074__missing_file.sql",
          "V075__order_parcel.sql",
          "V077__key_use.sql",
          "V078__product.sql",
          "V079__orders_together.sql",
          "V080__waiting_by_zip.sql",
          "V081__archived.sql",
          "V082__key_name.sql",
          "V083__order_file_numbers.sql",
          "V091__order_parcel_rate.sql",
          "V100__sandbox_printer.sql",
          "V120__batch_beside.sql");

  /// Ends at its semicolon; a trigger at the one after its END.
  private static final String STATEMENT =
      "(?s)\\s*(CREATE TRIGGER.*?\\bEND|[^;]*[^;\\s])\\s*(?:;|$)";

  private static final String QUOTES = "quotes.sql";

  /// Of {@link #QUOTES}: counted up when that changes. What an earlier version wrote is not read.
  private static final int QUOTES_VERSION = 1;

  private Migrations() {}

  /// @param upgrading told before each step of a database that an earlier version has written
  static void run(Connection connection, Consumer<Upgrade> upgrading) throws SQLException {
    requireKnown(connection);
    int first = version(connection);
    run(
        connection,
        newest(),
        next -> {
          if (first > 0) {
            upgrading.accept(new Upgrade(next - first + 1, newest() - first));
          }
        });
  }

  /// The tables of the file of quotes.
  ///
  /// @throws StoreException when another version has written it
  static void requireQuotes(Connection connection) throws SQLException {
    int version = version(connection);
    if (version == 0) {
      apply(connection, List.of(QUOTES), QUOTES_VERSION);
    } else if (version != QUOTES_VERSION) {
      throw new StoreException("the quotes are of another version: " + version);
    }
  }

  /// As it was before the old step that begins with `version`; null for what the last one left.
  static void runOld(Connection connection, @Nullable String version) throws SQLException {
    for (int next = 0; next < OLD.size(); next++) {
      if (version != null && OLD.get(next).startsWith(version)) {
        return;
      }
      apply(connection, List.of(file(next)), next + 1);
    }
  }

  /// @param begun told the number of each script before it runs
  private static void run(Connection connection, int until, IntConsumer begun) throws SQLException {
    if (version(connection) == 0 && until >= OLD.size()) {
      apply(connection, fromBaseline(until), until);
    }
    for (int next = version(connection); next < until; next++) {
      begun.accept(next);
      apply(connection, List.of(file(next)), next + 1);
    }
  }

  /// A new database is made in one transaction: it is there whole, or not at all.
  private static List<String> fromBaseline(int until) {
    return Stream.concat(Stream.of(BASELINE), SCRIPTS.subList(0, until - OLD.size()).stream())
        .toList();
  }

  /// The script that comes after version `number`.
  private static String file(int number) {
    return number < OLD.size() ? "old/" + OLD.get(number) : SCRIPTS.get(number - OLD.size());
  }

  /// @throws StoreException when a newer Quayside has written it
  static void requireKnown(Connection connection) throws SQLException {
    int version = version(connection);
    if (version > newest()) {
      throw new StoreException(
          "the data was written by a newer Quayside (version "
              + version
              + "): install that one, or restore a backup");
    }
  }

  /// Whether these are the tables that some version up to this one makes.
  ///
  /// @throws StoreException when a newer Quayside has written it
  static boolean areTablesOfOurs(Connection connection) throws SQLException {
    requireKnown(connection);
    int version = version(connection);
    if (version < 1) {
      return false;
    }
    try (var made = DriverManager.getConnection("jdbc:sqlite::memory:")) {
      run(made, version, _ -> {});
      return names(connection).containsAll(names(made));
    }
  }

  private static Set<String> names(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("SELECT name FROM sqlite_schema WHERE type = 'table'")) {
      var names = new HashSet<String>();
      while (rows.next()) {
        names.add(rows.getString(1));
      }
      return names;
    }
  }

  static int newest() {
    return OLD.size() + SCRIPTS.size();
  }

  private static int version(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("PRAGMA user_version")) {
      row.next();
      return row.getInt(1);
    }
  }

  /// IMMEDIATE and a second look at the version, since two processes may open a new file at once.
  private static void apply(Connection connection, List<String> scripts, int version)
      throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      try {
        if (version(connection) < version) {
          for (String sql : scripts.stream().flatMap(Migrations::statements).toList()) {
            statement.execute(sql);
          }
          statement.execute("PRAGMA user_version = " + version);
        }
        statement.execute("COMMIT");
      } catch (SQLException e) {
        statement.execute("ROLLBACK");
        throw e;
      }
    }
  }

  private static Stream<String> statements(String script) {
    var sql = read(script).replaceAll("(?m)--.*$", "");
    return Pattern.compile(STATEMENT).matcher(sql).results().map(each -> each.group(1));
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
