package dev.quayside.engine.platform.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.GroupCommit;
import dev.quayside.engine.platform.store.Session;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.Upgrade;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGProperty;

/// A PostgreSQL that several engines share: one connection of each writes, in groups and under one
/// lock of all, and a pool of them reads.
///
/// {@link #write} returns once the change is durable, as the server is set up
/// (`synchronous_commit`). A server that is silent fails what was asked of it within 15 s. One that
/// comes back is used again without a restart.
public final class PostgresDatabase implements Database {

  /// With the writer's, one that listens and one for a migration at most 15 connections an engine.
  private static final int READERS = 8;

  private static final int BESIDE = 4;

  /// Until a connection can be used: the server is reached and has let us in.
  private static final int CONNECT_SECONDS = 4;

  private static final int BORROW_MS = 7_000;
  private static final int PROBE_MS = 3_000;

  /// How long a step of a migration may take.
  private static final int MIGRATION_MS = 3_600_000;

  /// How long a connection is waited for once the server is known to be away: callers after the
  /// first get their answer sooner.
  private static final int KNOWN_AWAY_MS = 1_000;

  /// Of a statement alone that others are in the way of: as many purchases as go on at once want
  /// the next number of a carrier.
  private static final int MOST_TRIES = 100;

  private final PostgresAddress address;

  /// Whether the server looks in the midst of a statement whether its client is there.
  private final boolean looking;

  private final GroupCommit writer;
  private final List<GroupCommit> beside;
  private final List<AtomicInteger> busy;

  /// Of the connections that write beside each other, all but one are for what a caller waits for.
  private final Semaphore yielding = new Semaphore(1);

  private final HikariDataSource pool;
  private final Jdbi jdbi;

  /// Whether the server did not answer when it was asked last.
  private volatile boolean isAway;

  private PostgresDatabase(PostgresAddress address, boolean looking) {
    this.address = address;
    this.looking = looking;
    pool = pool(address, looking);
    jdbi = Jdbi.create(this::borrowed);
    PostgresDialect.configured(jdbi);
    Session.Opening opening =
        () -> connection(address, limited(address, ConnectionLimits.WRITING, looking));
    writer = new GroupCommit(new Session(PostgresDialect.ALONE, opening), "store-writer", _ -> {});
    beside =
        IntStream.range(0, BESIDE)
            .mapToObj(i -> GroupCommit.ofOne(new Session(PostgresDialect.BESIDE, opening), i))
            .toList();
    busy = beside.stream().map(_ -> new AtomicInteger()).toList();
    // over a slow line the first purchases would wait until they are connected
    for (var each : beside) {
      var _ = each.submitSoon(_ -> true);
    }
  }

  /// Opens the database; makes or migrates its tables first when needed. Engines that open it at
  /// the same moment wait for the one that does.
  ///
  /// @param upgrading called with each step when an earlier version made the tables
  /// @throws StoreException saying why it cannot be used and what to do
  public static PostgresDatabase open(PostgresAddress address, Consumer<Upgrade> upgrading) {
    boolean looking;
    try (var connection = connection(address, patient(address))) {
      connection.setNetworkTimeout(Runnable::run, MIGRATION_MS);
      PostgresSchema.run(connection, address, upgrading);
      looking = ConnectionLimits.canLook(connection);
    } catch (SQLException e) {
      throw failure(e, address);
    }
    return new PostgresDatabase(address, looking);
  }

  /// What a look at a database has found.
  ///
  /// @param fault null when it can be used
  /// @param words the server and its version, or what to do about the fault
  public record Finding(@Nullable PostgresFault fault, String words) {}

  /// Looks whether a database can be used. Changes nothing.
  ///
  /// @param isSealedOtherwise whether the passphrase is wrong; asked where there are tables
  public static Finding look(PostgresAddress address, Predicate<Tx> isSealedOtherwise) {
    try (var connection = connection(address, limited(address, ConnectionLimits.READING, false))) {
      var server = connection.getMetaData().getDatabaseProductVersion();
      var fault = PostgresSchema.fault(connection);
      if (fault.isEmpty()
          && PostgresSchema.isCurrent(connection)
          && isSealedOtherwise.test(new Tx(Jdbi.create(connection).open()))) {
        fault = Optional.of(PostgresFault.SECRET);
      }
      return fault.isPresent()
          ? new Finding(fault.get(), fault.get().said(address, server).sentence())
          : new Finding(null, "PostgreSQL " + server);
    } catch (SQLException e) {
      var words = failure(e, address).problem().message().sentence();
      return new Finding(PostgresFault.ofOpening(e).orElse(PostgresFault.UNREACHABLE), words);
    }
  }

  static StoreException failure(SQLException e, PostgresAddress address) {
    return PostgresFault.ofOpening(e)
        .map(fault -> PostgresFault.failure(fault, address, e))
        .orElseGet(() -> new StoreException("the database cannot be opened", e));
  }

  /// For the tables: what makes them may take long, and a server that is silent from the start ends
  /// it all the same.
  private static Properties patient(PostgresAddress address) {
    var all = limited(address, ConnectionLimits.READING, false);
    all.remove(PGProperty.OPTIONS.getName());
    return all;
  }

  private static Connection connection(PostgresAddress address, Properties properties)
      throws SQLException {
    return DriverManager.getConnection(address.url(), properties);
  }

  /// How an engine's connections behave; a migration may take longer.
  private static Properties limited(
      PostgresAddress address, ConnectionLimits limits, boolean looking) {
    var all = address.properties();
    all.setProperty(PGProperty.OPTIONS.getName(), limits.options(looking));
    all.setProperty(PGProperty.CONNECT_TIMEOUT.getName(), String.valueOf(CONNECT_SECONDS));
    all.setProperty(PGProperty.LOGIN_TIMEOUT.getName(), String.valueOf(CONNECT_SECONDS));
    all.setProperty(PGProperty.SOCKET_TIMEOUT.getName(), String.valueOf(limits.silence()));
    all.setProperty(PGProperty.TCP_KEEP_ALIVE.getName(), "true");
    all.setProperty(PGProperty.APPLICATION_NAME.getName(), "quayside");
    return all;
  }

  private static HikariDataSource pool(PostgresAddress address, boolean looking) {
    var config = new HikariConfig();
    config.setPoolName("store-readers");
    config.setJdbcUrl(address.url());
    config.setDataSourceProperties(limited(address, ConnectionLimits.READING, looking));
    config.setMaximumPoolSize(READERS);
    // over a slow line a new one takes several round trips, one after the other
    config.setMinimumIdle(BESIDE);
    config.setConnectionTimeout(BORROW_MS);
    config.setValidationTimeout(PROBE_MS);
    // the server has just answered: a connection that breaks now is made again, as any later one is
    config.setInitializationFailTimeout(-1);
    config.setReadOnly(true);
    // a read is one snapshot, however many statements it has
    config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
    return new HikariDataSource(config);
  }

  @Override
  public <T> T write(Function<Tx, T> work) {
    requireReached();
    return heard(() -> writer.submit(work));
  }

  /// A statement alone is a transaction to the server; the pool's connections only begin others for
  /// reading.
  @Override
  public <T> T writeOnce(Function<Tx, T> statement) {
    try {
      return unhindered(statement, MOST_TRIES);
    } catch (StoreException known) {
      throw known;
    } catch (RuntimeException e) {
      throw PostgresFault.ofWork(e)
          .<RuntimeException>map(fault -> new StoreException(fault.of(), e))
          .orElse(e);
    }
  }

  /// Runs a statement again that met another's change of the same row: these connections see the
  /// database as it was when a statement began, and then change nothing.
  private <T> T unhindered(Function<Tx, T> statement, int tries) {
    try {
      return readOnce(statement);
    } catch (RuntimeException e) {
      if (tries > 1 && PostgresFault.isPassing(e)) {
        return unhindered(statement, tries - 1);
      }
      throw e;
    }
  }

  /// One transaction each, so that it holds what it has locked for no other. The connection with
  /// the least to do takes it.
  @Override
  public <T> T writeBeside(Function<Tx, T> work) {
    refuseInside();
    requireReached();
    int free =
        IntStream.range(0, BESIDE)
            .boxed()
            .min(Comparator.comparingInt(i -> busy.get(i).get()))
            .orElseThrow();
    busy.get(free).incrementAndGet();
    try {
      return heard(() -> beside.get(free).submit(work));
    } finally {
      busy.get(free).decrementAndGet();
    }
  }

  private void refuseInside() {
    writer.refuseInside();
    beside.forEach(GroupCommit::refuseInside);
  }

  @Override
  public <T> T writeYielding(Function<Tx, T> work) {
    yielding.acquireUninterruptibly();
    try {
      return writeBeside(work);
    } finally {
      yielding.release();
    }
  }

  @Override
  public <T> CompletableFuture<T> writeSoon(Function<Tx, T> work) {
    return writer.submitSoon(work);
  }

  @Override
  public <T> T read(Function<Tx, T> work) {
    refuseInside();
    return heard(() -> jdbi.inTransaction(handle -> work.apply(new Tx(handle))));
  }

  @Override
  public <T> T readOnce(Function<Tx, T> query) {
    refuseInside();
    return heard(() -> jdbi.withHandle(handle -> query.apply(new Tx(handle))));
  }

  /// Asks the server, and keeps in mind whether it answered.
  private <T> T heard(Supplier<T> asked) {
    try {
      var answer = asked.get();
      isAway = false;
      return answer;
    } catch (RuntimeException e) {
      throw told(e);
    }
  }

  private RuntimeException told(RuntimeException failed) {
    return PostgresFault.ofWork(failed)
        .filter(PostgresFault.AWAY::equals)
        .<RuntimeException>map(_ -> away(failed))
        .orElse(failed);
  }

  /// Once the server is known to be away no writer's connection is waited for either.
  private void requireReached() {
    if (isAway) {
      try (var _ = borrowed()) {
        // it is reached again
      } catch (SQLException e) {
        throw away(e);
      }
    }
  }

  private Connection borrowed() throws SQLException {
    return isAway
        ? PromptConnection.within(KNOWN_AWAY_MS, pool::getConnection)
        : pool.getConnection();
  }

  /// With one connection all are in doubt. Those that are lost would each be tried first, once the
  /// server is back. Where there was none in time they are being made.
  private StoreException away(Exception failed) {
    isAway = true;
    if (!PostgresFault.isWithoutConnection(failed)) {
      pool.getHikariPoolMXBean().softEvictConnections();
    }
    return new StoreException(PostgresFault.AWAY.of(), failed);
  }

  @Override
  public boolean isShared() {
    return true;
  }

  /// Over a connection of its own, which a pool between here and the server must not share.
  @Override
  public Runnable hear(Consumer<String> hint, Runnable listening) {
    var hearing =
        new PostgresHints(
            () -> connection(address, limited(address, ConnectionLimits.READING, looking)),
            hint,
            listening);
    return hearing::close;
  }

  @Override
  public Instant now(InstantSource own) {
    return readOnce(
        tx ->
            tx.handle()
                .createQuery("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
                .mapTo(Long.class)
                .map(Instant::ofEpochMilli)
                .one());
  }

  @Override
  public boolean finds(String sql, String value) {
    refuseInside();
    try (var connection = borrowed();
        var statement = connection.prepareStatement(sql)) {
      statement.setString(1, value);
      try (var rows = statement.executeQuery()) {
        isAway = false;
        return rows.next();
      }
    } catch (SQLException e) {
      throw away(e);
    }
  }

  @Override
  public Optional<String> untidy() {
    return Optional.of(
        "EXISTS (SELECT 1 FROM shipment_count_delta) OR EXISTS (SELECT 1 FROM journey_span_delta)");
  }

  /// Folds what purchases have added to their sums.
  @Override
  public void tidyUp() {
    write(tx -> tx.handle().createQuery("SELECT fold_sums()::text").mapTo(String.class).list());
  }

  @Override
  public Load load() {
    var alone = writer.load();
    var others = beside.stream().map(GroupCommit::load).toList();
    return new Load(
        alone.commits() + others.stream().mapToLong(Load::commits).sum(),
        alone.changes() + others.stream().mapToLong(Load::changes).sum(),
        alone.waiting() + others.stream().mapToInt(Load::waiting).sum());
  }

  @Override
  public void close() {
    writer.close();
    beside.forEach(GroupCommit::close);
    pool.close();
  }
}
