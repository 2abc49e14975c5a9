package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/// A SQLite file with one writer, which commits in groups, and a few readers.
///
/// In a file opened with {@link #open}, {@link #write} returns once the change is durable (WAL with
/// synchronous=FULL): what it returned survives a `kill -9`. A file opened with {@link
/// #openLosable} may be empty at the next start, and nothing waits for the disk.
final class SqliteDatabase implements Database {

  private static final String LOG = "-wal";
  private static final int READERS = 4;
  private static final int BUSY_TIMEOUT_MS = 10_000;

  /// Milliseconds the writer is kept waiting for a reader that still needs the log.
  private static final String PATIENCE_OF_CHECKPOINTS = "PRAGMA busy_timeout = 20";

  /// 64 MB: a log that has grown longer, as during a backup, is truncated when it starts anew.
  private static final long LONGEST_LOG = 64L << 20;

  /// Free pages kept for the next changes, 4 MB; the rest goes back to the disk.
  private static final int MOST_FREE_PAGES = 1_000;

  private static final int FREED_AT_ONCE = 100;
  private static final int FREEINGS_A_ROUND = 20;

  /// 16 MB: a full group of purchases changes more pages than the default of 2 MB holds.
  private static final int WRITER_PAGES = 4_000;

  private final Path file;
  private final SynchronousMode mode;
  private final Checkpoints checkpoints;
  private final GroupCommit writer;
  private final Readers readers;

  private SqliteDatabase(Path file, SynchronousMode mode, String writer, SQLiteDataSource source) {
    this.file = file;
    this.mode = mode;
    this.checkpoints = new Checkpoints(file, () -> opened(source, PATIENCE_OF_CHECKPOINTS));
    this.writer = new GroupCommit(writing(file, source), writer, checkpoints::committed);
    this.readers = readers(file, source);
  }

  static Database open(Path file) {
    return open(file, _ -> {});
  }

  /// Opens the file and reports a migration.
  ///
  /// @param upgrading called with each step when an earlier version wrote the file
  static Database open(Path file, Consumer<Upgrade> upgrading) {
    return open(
        file,
        SynchronousMode.FULL,
        "store-writer",
        connection -> Migrations.run(connection, upgrading));
  }

  /// Opens a file whose content may be lost. It starts empty when it is damaged, of another
  /// version, or still has its log: since nothing waits for the disk, a crash of the machine may
  /// have left any part of that log unwritten.
  static Database openLosable(Path file) {
    if (Files.exists(Path.of(file + LOG))) {
      delete(file);
    }
    try {
      return open(file, SynchronousMode.OFF, "quote-writer", Migrations::requireQuotes);
    } catch (StoreException damaged) {
      delete(file);
      return open(file, SynchronousMode.OFF, "quote-writer", Migrations::requireQuotes);
    }
  }

  /// The fault of a database and what to do about it. Changes nothing, and may be called while an
  /// engine runs on it.
  ///
  /// @return empty when it is sound and can be written
  static Optional<String> fault(Path file) {
    var source = dataSource(file, SynchronousMode.FULL);
    try (var connection = source.getConnection();
        var statement = connection.createStatement()) {
      Migrations.requireKnown(connection);
      statement.execute("BEGIN IMMEDIATE");
      statement.execute("ROLLBACK");
      try (var row = statement.executeQuery("PRAGMA quick_check(1)")) {
        return row.next() && row.getString(1).equals("ok")
            ? Optional.empty()
            : Optional.of(StoreFault.DAMAGED.of().sentence());
      }
    } catch (SQLException e) {
      return Optional.of(failure(e, file).problem().message().sentence());
    } catch (StoreException newer) {
      return Optional.of(newer.problem().message().sentence());
    }
  }

  private static StoreException failure(SQLException e, Path file) {
    return StoreFault.of(e, file)
        .map(fault -> new StoreException(fault.of(), e))
        .orElseGet(() -> new StoreException("the database cannot be opened", e));
  }

  /// Prepares a file for this version.
  private interface Preparation {
    void run(Connection connection) throws SQLException;
  }

  private static Database open(
      Path file, SynchronousMode mode, String writer, Preparation preparation) {
    var source = dataSource(file, mode);
    try {
      OwnerOnly.create(file);
      for (String beside : List.of(LOG, "-shm")) {
        if (Files.exists(Path.of(file + beside))) {
          OwnerOnly.restrict(Path.of(file + beside));
        }
      }
      begin(file);
      prepare(source, preparation);
    } catch (IOException e) {
      throw StoreFault.ofFolder(file.toAbsolutePath().resolveSibling(""))
          .map(fault -> new StoreException(fault.of(), e))
          .orElseGet(() -> new StoreException(StoreFault.NO_ACCESS.of(), e));
    } catch (SQLException e) {
      throw failure(e, file);
    }
    return new SqliteDatabase(file, mode, writer, source);
  }

  @Override
  public <T> T write(Function<Tx, T> work) {
    return writer.submit(work);
  }

  @Override
  public <T> T writeYielding(Function<Tx, T> work) {
    return writer.submitYielding(work);
  }

  /// Returns some of the file's unused pages to the disk, in small steps between which others can
  /// write. Does nothing for a file made before this was possible: it reuses its pages, and a
  /// restored backup of it is as small as it can be.
  @Override
  public void tidyUp() {
    for (int i = 0; i < FREEINGS_A_ROUND && read(FreePages::count) > MOST_FREE_PAGES; i++) {
      if (write(tx -> FreePages.giveBack(tx, FREED_AT_ONCE)) == 0) {
        return;
      }
    }
  }

  @Override
  public <T> CompletableFuture<T> writeSoon(Function<Tx, T> work) {
    return writer.submitSoon(work);
  }

  @Override
  public Load load() {
    return writer.load();
  }

  @Override
  public <T> T read(Function<Tx, T> work) {
    writer.refuseInside();
    return readers.read(work);
  }

  @Override
  public boolean finds(String sql, String value) {
    return readers.finds(sql, value);
  }

  @Override
  public void close() {
    writer.close();
    checkpoints.close();
    readers.close();
    if (mode == SynchronousMode.OFF) {
      force(file);
    }
  }

  /// Forces the file to the disk, so that a closed database is complete even when the machine then
  /// loses power.
  private static void force(Path file) {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    } catch (IOException e) {
      throw new StoreException(file + " was not written out", e);
    }
  }

  private static void delete(Path file) {
    try {
      for (var part : List.of("", LOG, "-shm")) {
        Files.deleteIfExists(Path.of(file + part));
      }
    } catch (IOException e) {
      throw new StoreException(file + " is damaged and cannot be deleted", e);
    }
  }

  /// Makes an empty file able to return pages, which must be set before it holds anything.
  private static void begin(Path file) throws IOException, SQLException {
    if (Files.size(file) == 0) {
      try (var connection = DriverManager.getConnection(url(file));
          var statement = connection.createStatement()) {
        statement.execute(FreePages.CAN_BE_GIVEN_BACK);
        statement.execute("VACUUM");
      }
    }
  }

  private static void prepare(SQLiteDataSource source, Preparation preparation)
      throws SQLException {
    try (var connection = source.getConnection()) {
      preparation.run(connection);
    }
  }

  private static Session writing(Path file, SQLiteDataSource source) {
    return new Session(
        new Dialect(file),
        () ->
            opened(
                source,
                "PRAGMA wal_autocheckpoint = 0",
                "PRAGMA journal_size_limit = " + LONGEST_LOG,
                "PRAGMA cache_size = " + WRITER_PAGES));
  }

  private static Readers readers(Path file, SQLiteDataSource source) {
    return new Readers(
        Stream.generate(
                () ->
                    new Session(new Dialect(file), () -> opened(source, "PRAGMA query_only = ON")))
            .limit(READERS)
            .toList());
  }

  private static Connection opened(SQLiteDataSource source, String... settings)
      throws SQLException {
    var connection = source.getConnection();
    try (var statement = connection.createStatement()) {
      for (String setting : settings) {
        statement.execute(setting);
      }
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private static SQLiteDataSource dataSource(Path file, SynchronousMode mode) {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(mode);
    config.setBusyTimeout(BUSY_TIMEOUT_MS);
    config.enforceForeignKeys(true);
    config.setTransactionMode(TransactionMode.DEFERRED);
    config.setGetGeneratedKeys(false);
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    var source = new SQLiteDataSource(config);
    source.setUrl(url(file));
    return source;
  }

  private static String url(Path file) {
    return "jdbc:sqlite:" + file.toAbsolutePath();
  }

  /// A session with a SQLite file, which has one writer at a time by itself.
  ///
  /// @param file the database
  private record Dialect(Path file) implements Session.Dialect {

    @Override
    public void configure(Handle handle) throws SQLException {
      // with auto-commit on, the driver tries a BEGIN and a COMMIT of its own after each update
      handle.getConnection().setAutoCommit(false);
      try (var statement = handle.getConnection().createStatement()) {
        statement.execute("COMMIT");
      } catch (SQLException nothingOpen) {
        // the driver had begun nothing
      }
    }

    @Override
    public String begin(boolean again) {
      return "BEGIN IMMEDIATE";
    }

    @Override
    public Optional<Message> fault(Throwable failure) {
      return StoreFault.of(failure, file).map(StoreFault::of);
    }

    @Override
    public boolean mayRunAgain(Throwable failure) {
      return false;
    }

    @Override
    public boolean isLost(Throwable failure) {
      return false;
    }
  }
}
