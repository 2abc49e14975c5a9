package dev.quayside.engine.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/// The SQLite file of one installation: one writer with group commit, a few readers.
///
/// {@link #write} returns after the change is durable (WAL with synchronous=FULL): what it answered
/// survives a `kill -9`.
public final class Database implements AutoCloseable {

  private static final int READERS = 4;
  private static final int BUSY_TIMEOUT_MS = 10_000;

  /// 16 MB of log. The pages most often changed are copied into the file once for all their changes
  /// since the last time.
  private static final int PAGES_A_CHECKPOINT = 4_000;

  /// 16 MB: a full group of purchases changes more pages than the usual 2 MB hold.
  private static final int WRITER_PAGES = 4_000;

  private final GroupCommit writer;
  private final Readers readers;

  private Database(GroupCommit writer, Readers readers) {
    this.writer = writer;
    this.readers = readers;
  }

  /// Opens the file, making and migrating it as needed.
  public static Database open(Path file) {
    var source = dataSource(file);
    try {
      var connection = source.getConnection();
      try {
        Migrations.run(connection);
        makeRoom(connection);
        return new Database(new GroupCommit(Session.of(connection)), readers(source));
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw new StoreException("the database cannot be opened: is the disk full or read-only?", e);
    }
  }

  /// Runs `work` in a transaction and returns once it is durable. What `work` throws rolls back its
  /// own changes only, and is thrown here.
  public <T> T write(Function<Tx, T> work) {
    return writer.submit(work);
  }

  /// As {@link #write}, without waiting: for what a crash may lose. In the order of the calls, also
  /// of those to {@link #write}.
  ///
  /// @return ends on the writer's thread, once durable or failed
  public <T> CompletableFuture<T> writeSoon(Function<Tx, T> work) {
    return writer.submitSoon(work);
  }

  /// Runs `work` on a consistent snapshot. A write inside it fails.
  public <T> T read(Function<Tx, T> work) {
    return readers.read(work);
  }

  /// Whether a query finds anything now. For what every request asks: it costs much less than a
  /// {@link #read}.
  ///
  /// @param sql with one parameter, `?`, from a `*Store`
  public boolean finds(String sql, String value) {
    return readers.finds(sql, value);
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
  }

  private static void makeRoom(Connection writing) throws SQLException {
    try (var statement = writing.createStatement()) {
      statement.execute("PRAGMA wal_autocheckpoint = " + PAGES_A_CHECKPOINT);
      statement.execute("PRAGMA cache_size = " + WRITER_PAGES);
    }
  }

  private static Readers readers(SQLiteDataSource source) throws SQLException {
    var sessions = new ArrayList<Session>();
    for (int i = 0; i < READERS; i++) {
      sessions.add(Session.of(source.getConnection()));
    }
    return new Readers(sessions);
  }

  private static SQLiteDataSource dataSource(Path file) {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_TIMEOUT_MS);
    config.enforceForeignKeys(true);
    config.setTransactionMode(TransactionMode.DEFERRED);
    config.setGetGeneratedKeys(false);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source;
  }
}
