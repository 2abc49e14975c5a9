package dev.quayside.engine.platform.store.postgres;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.quayside.engine.platform.store.PreparedOnce;
import dev.quayside.engine.platform.store.Session;
import dev.quayside.printing.message.Message;
import java.lang.reflect.Type;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.argument.Arguments;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.config.Configurable;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.ParsedSql;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;

/// A session with PostgreSQL.
///
/// One engine writes at a time, as with a SQLite file: every transaction that writes takes one lock
/// of the database first. So what a transaction has read is true until it commits, whatever the
/// order of its statements, and no two wait for each other. A transaction that stands still loses
/// its connection, and with it the lock ({@link PostgresDatabase}).
record PostgresDialect(String lock) implements Session.Dialect {

  /// Of all locks of a database the one of Quayside's writers: "quayside" as a number.
  static final long WRITERS = 0x7175617973696465L;

  /// A transaction beside which no other writes.
  static final PostgresDialect ALONE = new PostgresDialect("pg_advisory_xact_lock");

  /// A transaction that is safe beside others of its kind.
  static final PostgresDialect BESIDE = new PostgresDialect("pg_advisory_xact_lock_shared");

  /// With a row two locks may have to be waited for one after the other: both together less than a
  /// transaction may stand still ({@link PostgresDatabase}).
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final Duration NOTICED_WITHIN = Duration.ofSeconds(8);
  private static final Duration ASK_AGAIN = Duration.ofMillis(50);

  private static final SqlParser SQL = new Translated(new ColonPrefixSqlParser());

  @Override
  public void configure(Handle handle) {
    configured(handle);
  }

  /// Makes statements of the stores run here.
  static void configured(Configurable<?> statements) {
    statements.getConfig(SqlStatements.class).setSqlParser(SQL);
    statements.getConfig(Arguments.class).register(new Truth());
    Session.keepTexts(statements);
  }

  /// The first time it waits for others' locks only briefly. So what a desk that was cut off has
  /// waiting gives up before its halted transaction is ended, and holds no other desk up in its
  /// turn. A desk that is still there runs it again and waits as long as a statement may take.
  @Override
  public String begin(boolean again) {
    return "BEGIN; "
        + (again ? "" : "SET LOCAL lock_timeout = '" + PATIENCE.toMillis() + "ms'; ")
        + "SELECT "
        + lock
        + "("
        + WRITERS
        + "); SELECT pg_current_xact_id()";
  }

  @Override
  public PreparedOnce statements() {
    return new RoundTrips();
  }

  /// A transaction is in progress until the server has noticed that its connection is gone, at the
  /// latest when it ends it for standing still.
  @Override
  public boolean isCommitted(Connection connection, String name) throws SQLException {
    long end = System.nanoTime() + NOTICED_WITHIN.toNanos();
    try (var statement = connection.prepareStatement("SELECT pg_xact_status(?::xid8)")) {
      statement.setString(1, name);
      var status = status(statement);
      while (status.equals("in progress") && System.nanoTime() < end) {
        LockSupport.parkNanos(ASK_AGAIN.toNanos());
        status = status(statement);
      }
      if (status.equals("in progress")) {
        throw new SQLException("the transaction has not ended", "08007");
      }
      return status.equals("committed");
    }
  }

  private static String status(PreparedStatement statement) throws SQLException {
    try (var row = statement.executeQuery()) {
      var status = row.next() ? row.getString(1) : null;
      return status == null ? "" : status;
    }
  }

  @Override
  public Optional<Message> fault(Throwable failure) {
    return PostgresFault.ofWork(failure).map(PostgresFault::of);
  }

  @Override
  public boolean mayRunAgain(Throwable failure) {
    return PostgresFault.isPassing(failure);
  }

  @Override
  public boolean isLost(Throwable failure) {
    return PostgresFault.ofWork(failure).filter(PostgresFault.AWAY::equals).isPresent();
  }

  @Override
  public boolean isCut(Throwable failure) {
    return isLost(failure) && !PostgresFault.isTimeLimit(failure);
  }

  /// Takes out the hints to SQLite's planner, which PostgreSQL neither understands nor needs, since
  /// it knows how many rows there are. One function has another name here.
  ///
  /// What was translated is kept: a purchase has some thirty statements, always the same, and to
  /// look for hints in them took an eighth of the writers' time.
  private record Translated(SqlParser parser, LoadingCache<String, String> known)
      implements SqlParser {

    private static final int MOST_KEPT = 1_000;

    private static final Pattern HINT =
        Pattern.compile("INDEXED BY \\w+|\\+(?=(?:\\w\\.)?workspace_id\\b)|\\bCROSS (?=JOIN\\b)");
    private static final Pattern OBJECT = Pattern.compile("\\bjson_object\\(");

    Translated(SqlParser parser) {
      this(parser, Caffeine.newBuilder().maximumSize(MOST_KEPT).build(Translated::translated));
    }

    @Override
    public ParsedSql parse(String sql, StatementContext context) {
      return parser.parse(known.get(sql), context);
    }

    @Override
    public String nameParameter(String rawName, StatementContext context) {
      return parser.nameParameter(rawName, context);
    }

    private static String translated(String sql) {
      var unhinted = HINT.matcher(sql).replaceAll("");
      return OBJECT.matcher(unhinted).replaceAll("json_build_object(");
    }
  }

  /// Truth is kept as 0 and 1, as in SQLite.
  private static final class Truth implements ArgumentFactory.Preparable {

    @Override
    public Optional<Function<Object, Argument>> prepare(Type type, ConfigRegistry config) {
      return type == boolean.class || type == Boolean.class
          ? Optional.of(Truth::argument)
          : Optional.empty();
    }

    private static Argument argument(Object value) {
      return (position, statement, _) -> statement.setLong(position, value.equals(true) ? 1 : 0);
    }
  }
}
