package dev.quayside.engine.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
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

  private final Connection writing;
  private final GroupCommit writer;
  private final HikariDataSource reading;
  private final Jdbi reader;

  private Database(Connection writing, HikariDataSource reading) {
    this.writing = writing;
    this.writer = new GroupCommit(writing);
    this.reading = reading;
    this.reader = Jdbi.create(reading);
  }

  /// Opens the file, making and migrating it as needed.
  public static Database open(Path file) {
    try {
      var writing = dataSource(file).getConnection();
      try {
        Migrations.run(writing);
        return new Database(writing, readers(file));
      } catch (SQLException | RuntimeException e) {
        writing.close();
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

  /// Runs `work` on a consistent snapshot. A write inside it fails.
  public <T> T read(Function<Tx, T> work) {
    return reader.inTransaction(handle -> work.apply(new Tx(handle)));
  }

  @Override
  public void close() {
    writer.close();
    reading.close();
    try {
      writing.close();
    } catch (SQLException e) {
      throw new StoreException("the database did not close", e);
    }
  }

  private static HikariDataSource readers(Path file) {
    var config = new HikariConfig();
    config.setDataSource(dataSource(file));
    config.setPoolName("readers");
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setConnectionInitSql("PRAGMA query_only = ON");
    return new HikariDataSource(config);
  }

  private static SQLiteDataSource dataSource(Path file) {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_TIMEOUT_MS);
    config.enforceForeignKeys(true);
    config.setTransactionMode(TransactionMode.DEFERRED);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source;
  }
}
