package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.store.PreparedOnce;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Statements of a connection to a server that may be a network away. Those whose outcome is not
/// waited for, as the beginning of a transaction and what `Tx.later` is given, are sent with the
/// next one, in one round trip. A transaction that does nothing is not even begun.
final class Together extends PreparedOnce {

  /// One that waits for the next.
  ///
  /// @param isStep whether it begins a transaction or a savepoint
  /// @param values the calls that set its parameters
  private record Waiting(String sql, boolean isStep, List<Value> values) {}

  private record Value(Method method, Object[] arguments) {

    static Optional<Value> of(Method method, Object @Nullable [] arguments) {
      return arguments != null
              && arguments.length > 1
              && arguments[0] instanceof Integer
              && method.getName().startsWith("set")
          ? Optional.of(new Value(method, arguments))
          : Optional.empty();
    }

    int place() {
      return (int) arguments[0];
    }

    void set(PreparedStatement statement, int after) throws SQLException {
      var moved = arguments.clone();
      moved[0] = place() + after;
      call(statement, method, moved);
    }
  }

  /// What a statement in the middle of a bundle is known by.
  private interface Bundle {
    @Nullable PreparedStatement whole();
  }

  private final List<Waiting> waiting = new ArrayList<>();
  private boolean isLater;

  /// Whether the transaction has reached the server.
  private boolean isBegun;

  /// What the last query of the transaction's beginning has said.
  private String transaction = "";

  @Override
  public String transaction() {
    return transaction;
  }

  @Override
  public void later(Runnable work) {
    boolean before = isLater;
    isLater = true;
    try {
      work.run();
    } finally {
      isLater = before;
    }
  }

  @Override
  public void step(Connection connection, String sql) throws SQLException {
    if (sql.startsWith("BEGIN") || sql.startsWith("SAVEPOINT")) {
      if (sql.startsWith("BEGIN")) {
        waiting.clear();
        isBegun = false;
        transaction = "";
      }
      waiting.add(new Waiting(sql, true, List.of()));
      return;
    }
    if (sql.startsWith("ROLLBACK")) {
      waiting.removeIf(each -> !each.isStep());
    }
    boolean isOfSavepoint = sql.startsWith("RELEASE") || sql.contains(" TO ");
    if (isOfSavepoint && isNothingSince("SAVEPOINT")) {
      if (sql.startsWith("RELEASE")) {
        waiting.removeLast();
      }
    } else if (!isOfSavepoint && !isBegun && isNothingSince("BEGIN")) {
      waiting.clear();
    } else {
      send(connection, sql);
    }
  }

  private boolean isNothingSince(String step) {
    return !waiting.isEmpty()
        && waiting.getLast().isStep()
        && waiting.getLast().sql().startsWith(step);
  }

  private void send(Connection connection, String sql) throws SQLException {
    if (!isBegun && sql.equals("COMMIT")) {
      // the transaction's name has to be known before its COMMIT is on its way
      sendWaiting(connection);
    }
    if (waiting.isEmpty()) {
      super.step(connection, sql);
    } else {
      waiting.add(new Waiting(sql, true, List.of()));
      sendWaiting(connection);
    }
  }

  private void sendWaiting(Connection connection) throws SQLException {
    var bundle = waiting.stream().map(Waiting::sql).collect(Collectors.joining(";\n"));
    try (var statement = connection.prepareStatement(bundle)) {
      fill(statement);
      int results = results();
      sent();
      pass(statement, statement.execute(), results);
    }
  }

  /// Goes on to the answer after the first ones, one of which may name the transaction.
  private boolean pass(PreparedStatement statement, boolean hasRows, int answers)
      throws SQLException {
    boolean isQuery = hasRows;
    for (int i = 0; i < answers; i++) {
      if (isQuery) {
        try (var rows = statement.getResultSet()) {
          transaction = rows.next() ? String.valueOf(rows.getString(1)) : "";
        }
      }
      isQuery = statement.getMoreResults();
    }
    return isQuery;
  }

  private void sent() {
    waiting.clear();
    isBegun = true;
  }

  @Override
  public PreparedStatement create(Connection connection, String sql, StatementContext context)
      throws SQLException {
    if (isLater) {
      return written(sql);
    }
    return waiting.isEmpty()
        ? super.create(connection, sql, context)
        : new Last(connection, sql, context).statement();
  }

  @Override
  public void close(Connection connection, String sql, Statement statement) throws SQLException {
    if (statement instanceof Bundle bundle) {
      var whole = bundle.whole();
      if (whole != null) {
        super.close(connection, sql, whole);
      }
    } else if (!Proxy.isProxyClass(statement.getClass())) {
      super.close(connection, sql, statement);
    }
  }

  /// Sets the parameters of those that waited.
  ///
  /// @return their number
  private int fill(PreparedStatement whole) throws SQLException {
    int before = 0;
    for (var each : waiting) {
      int most = 0;
      for (var value : each.values()) {
        value.set(whole, before);
        most = Math.max(most, value.place());
      }
      before += most;
    }
    return before;
  }

  /// Answers that come before that of the last statement.
  private int results() {
    return waiting.stream().mapToInt(each -> each.sql().split(";\\s").length).sum();
  }

  /// A statement that is only written down.
  private PreparedStatement written(String sql) {
    var values = new ArrayList<Value>();
    return proxy(
        List.of(PreparedStatement.class),
        (method, arguments) ->
            switch (method.getName()) {
              case "execute", "addBatch" -> {
                waiting.add(new Waiting(sql, false, List.copyOf(values)));
                values.clear();
                yield method.getReturnType() == boolean.class ? false : null;
              }
              case "getUpdateCount" -> 0;
              case "executeBatch" -> new int[0];
              case "getResultSet" ->
                  throw new IllegalStateException("a query cannot wait for the next statement");
              default -> {
                Value.of(method, arguments).ifPresent(values::add);
                yield null;
              }
            });
  }

  /// The last statement of a bundle: its parameters and its answer come after those of the others.
  private final class Last implements Answering {
    private final Connection connection;
    private final String sql;
    private final StatementContext context;
    private final List<Value> values = new ArrayList<>();

    /// Null until it is sent, or filled for the first time of several.
    private @Nullable PreparedStatement whole;

    Last(Connection connection, String sql, StatementContext context) {
      this.connection = connection;
      this.sql = sql;
      this.context = context;
    }

    PreparedStatement statement() {
      return proxy(List.of(PreparedStatement.class, Bundle.class), this);
    }

    @Override
    public @Nullable Object answer(Method method, Object @Nullable [] arguments)
        throws SQLException {
      switch (method.getName()) {
        case "whole" -> {
          return whole;
        }
        case "execute" -> {
          return execute();
        }
        case "addBatch" -> {
          var alone = alone();
          set(alone, 0);
          alone.addBatch();
          return null;
        }
        default -> {
          var value = Value.of(method, arguments);
          value.ifPresent(values::add);
          return value.isPresent() || whole == null ? null : call(whole, method, arguments);
        }
      }
    }

    private boolean execute() throws SQLException {
      var bundle =
          waiting.stream().map(Waiting::sql).collect(Collectors.joining(";\n")) + ";\n" + sql;
      var all = Together.super.create(connection, bundle, context);
      whole = all;
      set(all, fill(all));
      int before = results();
      sent();
      return pass(all, all.execute(), before);
    }

    /// One that runs several times is not bundled.
    private PreparedStatement alone() throws SQLException {
      var known = whole;
      if (known == null) {
        sendWaiting(connection);
        known = Together.super.create(connection, sql, context);
        whole = known;
      }
      return known;
    }

    private void set(PreparedStatement statement, int before) throws SQLException {
      for (var value : values) {
        value.set(statement, before);
      }
      values.clear();
    }
  }

  /// Answers the calls of a statement's methods.
  private interface Answering {
    @Nullable Object answer(Method method, Object @Nullable [] arguments) throws SQLException;
  }

  private static PreparedStatement proxy(List<Class<?>> types, Answering answering) {
    return (PreparedStatement)
        Proxy.newProxyInstance(
            Together.class.getClassLoader(),
            types.toArray(Class<?>[]::new),
            (self, method, arguments) ->
                switch (method.getName()) {
                  case "hashCode" -> System.identityHashCode(self);
                  case "equals" -> arguments != null && self == arguments[0];
                  default -> answering.answer(method, arguments);
                });
  }

  private static @Nullable Object call(
      PreparedStatement statement, Method method, Object @Nullable [] arguments)
      throws SQLException {
    try {
      return method.invoke(statement, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof SQLException refused) {
        throw refused;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
