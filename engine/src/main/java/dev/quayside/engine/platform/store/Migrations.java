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

/// Brings a database to the newest version, which `user_version` remembers. A new one begins with
/// the baseline, and goes on by the scripts as those that are there do.
public final class Migrations {

  private static final String BASELINE = "baseline.sql";

  /// The version the baseline makes. Data from before it was never released, and is not opened.
  public static final int BASELINE_VERSION = 52;

  /// Scripts after the baseline; new ones go to the end.
  private static final List<String> SCRIPTS =
      List.of(
          "V083__order_file_numbers.sql",
          "V091__order_parcel_rate.sql",
          "V100__sandbox_printer.sql",
          "V120__batch_beside.sql",
          "V121__leases.sql",
          "V141__source.sql",
          "V150__source_sync_holder.sql",
          "V151__source_file.sql",
          "V160__users.sql",
          "V161__audit.sql",
          "V162__bought_by.sql",
          "V163__batch_started_by.sql",
          "V164__audit_time.sql",
          "V165__notice.sql",
          "V170__in_order.sql",
          "V171__change_count.sql",
          "V175__installation.sql",
          "V185__stations.sql",
          "V186__order_lease.sql",
          "V187__bought_at.sql",
          "V190__print_job_bought.sql",
          "V191__void_by.sql",
          "V193__assigned_range.sql",
          "V196__told_changes.sql",
          "V200__routes_of_stations.sql",
          "V201__batch_station.sql",
          "V202__lists_of_changes.sql",
          "V203__file_memory.sql",
          "V204__pack_check.sql",
          "V205__print_content.sql",
          "V206__pick_list.sql",
          "V207__payors.sql",
          "V208__database_link.sql",
          "V209__external_parcel.sql",
          "V210__paid_by_others.sql",
          "V211__order_marks.sql",
          "V212__bulk_change.sql",
          "V213__pieces.sql",
          "V214__saved_view.sql",
          "V215__location_cut_off.sql",
          "V216__order_ruling.sql",
          "V217__post_back_begun.sql",
          "V218__batch_row_begun.sql",
          "V219__box_choice.sql",
          "V220__order_parcel_share.sql",
          "V221__ordered_day.sql",
          "V222__journey_payor.sql",
          "V223__order_label_payor.sql",
          "V224__arrived_day.sql",
          "V225__source_failing.sql",
          "V226__sent_tracker.sql");

  /// One statement: it ends at its semicolon, a trigger at the one after its END.
  private static final String STATEMENT =
      "(?s)\\s*(CREATE TRIGGER.*?\\bEND|[^;]*[^;\\s])\\s*(?:;|$)";

  private static final String QUOTES = "quotes.sql";

  /// Version of {@link #QUOTES}, counted up with every change. Another version's file is not read.
  private static final int QUOTES_VERSION = 1;

  private Migrations() {}

  /// @param upgrading called before each step when an earlier version wrote the database
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

  /// Makes the tables of the quotes file.
  ///
  /// @throws StoreException when another version wrote it
  static void requireQuotes(Connection connection) throws SQLException {
    int version = version(connection);
    if (version == 0) {
      apply(connection, List.of(QUOTES), QUOTES_VERSION);
    } else if (version != QUOTES_VERSION) {
      throw new StoreException("the quotes are of another version: " + version);
    }
  }

  /// @param begun called with the number of each script before it runs
  private static void run(Connection connection, int until, IntConsumer begun) throws SQLException {
    if (version(connection) == 0) {
      apply(connection, fromBaseline(until), until);
    }
    for (int next = version(connection); next < until; next++) {
      begun.accept(next);
      apply(connection, List.of(SCRIPTS.get(next - BASELINE_VERSION)), next + 1);
    }
  }

  /// The scripts for a new database, run in one transaction, so that it exists completely or not at
  /// all.
  private static List<String> fromBaseline(int until) {
    return Stream.concat(Stream.of(BASELINE), SCRIPTS.subList(0, until - BASELINE_VERSION).stream())
        .toList();
  }

  /// @throws StoreException when a newer Quayside has written it, or one from before the baseline
  static void requireKnown(Connection connection) throws SQLException {
    requireKnown(version(connection));
  }

  /// @param version 0 for a new database
  /// @throws StoreException when a newer Quayside has written it, or one from before the baseline
  public static void requireKnown(int version) {
    if (version > 0 && version < BASELINE_VERSION) {
      throw new StoreException(
          "the data was written by a build from before 0.1.0 (version "
              + version
              + "): open it once with the build of commit 2e1a3e1a, then with this one");
    }
    if (version > newest()) {
      throw new StoreException(
          "the data was written by a newer Quayside (version "
              + version
              + "): install that one, or restore a backup");
    }
  }

  /// Whether the tables are those that some version up to this one makes.
  ///
  /// @throws StoreException when a newer Quayside wrote the database
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

  /// The version this program makes.
  public static int newest() {
    return BASELINE_VERSION + SCRIPTS.size();
  }

  private static int version(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("PRAGMA user_version")) {
      row.next();
      return row.getInt(1);
    }
  }

  /// Runs scripts, after checking the version again inside an IMMEDIATE transaction, since two
  /// processes may open a new file at once.
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

  /// The scripts that bring a database from a version to the newest, in their order: the baseline
  /// first when it is new.
  ///
  /// @param version 0 for a new database
  public static List<String> scriptsFrom(int version) {
    return version == 0
        ? fromBaseline(newest())
        : SCRIPTS.subList(version - BASELINE_VERSION, SCRIPTS.size());
  }

  /// The statements of a script, as SQLite understands them, without comments.
  public static Stream<String> statements(String script) {
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
