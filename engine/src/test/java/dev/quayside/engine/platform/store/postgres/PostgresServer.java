package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.secret.Passphrase;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A real PostgreSQL, the oldest that is supported, started once for all tests of a process. It
/// needs no set-up; as root it runs through `unshare`.
public final class PostgresServer {

  /// The URL of the one database that all engines of a process share, for processes that are killed
  /// one after another.
  public static final String SHARED = "quayside.postgres.shared";

  private static final String TEMPLATE = "quayside_new";
  private static final AtomicInteger NUMBER = new AtomicInteger();
  private static @Nullable EmbeddedPostgres running;

  private static final Map<Path, PostgresAddress> OF_FOLDERS = new ConcurrentHashMap<>();

  /// The passphrase of all installations here, quick to try: the real one costs each engine a
  /// second of processor time.
  private static final Passphrase SECRET =
      new Passphrase(Path.of("secret.txt"), "correct horse battery staple", 1_000);

  private PostgresServer() {}

  /// The options, on a PostgreSQL when tests are run with `-Dquayside.postgres=true`.
  public static EngineOptions maybe(EngineOptions options) {
    return Boolean.getBoolean("quayside.postgres") ? on(options) : options;
  }

  /// The options, on the database that belongs to their directory.
  public static EngineOptions on(EngineOptions options) {
    // a test that sets the time goes by its own
    var timed = options.clock() == InstantSource.system() ? options : options.onOwnTime();
    return timed.onDatabase(
        shared(
            OF_FOLDERS.computeIfAbsent(
                options.folders().data().toAbsolutePath(), _ -> database())));
  }

  /// With the passphrase of all installations here.
  public static SharedDatabase shared(PostgresAddress address) {
    return new SharedDatabase(address, SECRET);
  }

  /// A database of its own with the tables of this version in it.
  public static PostgresAddress database() {
    var shared = System.getProperty(SHARED);
    return shared == null ? made("TEMPLATE " + TEMPLATE) : new PostgresAddress(shared, null);
  }

  /// A database of its own with nothing in it.
  public static PostgresAddress emptyDatabase() {
    return made("");
  }

  /// Runs statements on a database.
  public static void run(PostgresAddress address, String sql) {
    try (var connection = DriverManager.getConnection(address.url());
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The first column of what a query finds.
  public static List<String> texts(PostgresAddress address, String sql) {
    try (var connection = DriverManager.getConnection(address.url());
        var rows = connection.createStatement().executeQuery(sql)) {
      var texts = new ArrayList<String>();
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
      return texts;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Ends all connections to a database, as a restart of the server does.
  public static void cutOff(PostgresAddress address) {
    execute(
        server(),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '"
            + address.name()
            + "'");
  }

  private static synchronized PostgresAddress made(String from) {
    var server = server();
    var name = "test_" + NUMBER.incrementAndGet();
    execute(server, "CREATE DATABASE " + name + " " + from);
    return address(server, name);
  }

  private static synchronized EmbeddedPostgres server() {
    var known = running;
    if (known != null) {
      return known;
    }
    try {
      var started = EmbeddedPostgres.builder().setServerConfig("max_connections", "200").start();
      execute(started, "CREATE DATABASE " + TEMPLATE);
      PostgresDatabase.open(address(started, TEMPLATE), _ -> {}).close();
      running = started;
      return started;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PostgresAddress address(EmbeddedPostgres server, String name) {
    return new PostgresAddress(
        "jdbc:postgresql://localhost:" + server.getPort() + "/" + name + "?user=postgres", null);
  }

  private static void execute(EmbeddedPostgres server, String sql) {
    try (var connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
