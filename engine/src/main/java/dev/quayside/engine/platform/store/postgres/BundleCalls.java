package dev.quayside.engine.platform.store.postgres;

import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A statement for which others wait. When it is executed all are sent as one, in which its
/// parameters and its answer come last.
final class BundleCalls implements StatementCalls {

  /// Such a statement.
  interface Bundle extends PreparedStatement {

    /// What was sent to the server; null before that.
    @Nullable PreparedStatement sent();
  }

  /// Prepares a statement of the connection.
  @FunctionalInterface
  interface Preparing {
    PreparedStatement prepare(String sql) throws SQLException;
  }

  private final String sql;
  private final RoundTrips trips;
  private final Connection connection;
  private final Preparing preparing;
  private final List<BoundValue> values = new ArrayList<>();
  private @Nullable PreparedStatement sent;

  BundleCalls(String sql, RoundTrips trips, Connection connection, Preparing preparing) {
    this.sql = sql;
    this.trips = trips;
    this.connection = connection;
    this.preparing = preparing;
  }

  @Override
  public @Nullable Object answer(Method method, Object @Nullable [] arguments) throws SQLException {
    switch (method.getName()) {
      case "sent" -> {
        return sent;
      }
      case "execute" -> {
        return execute();
      }
      case "addBatch" -> {
        var alone = alone();
        fill(alone, 0);
        alone.addBatch();
        return null;
      }
      default -> {
        var value = BoundValue.of(method, arguments);
        value.ifPresent(values::add);
        // whatever else is asked of it is the answer's, once there is one
        return value.isPresent() || sent == null
            ? null
            : StatementCalls.call(sent, method, arguments);
      }
    }
  }

  private boolean execute() throws SQLException {
    var all = preparing.prepare(trips.waiting().textBefore(sql));
    sent = all;
    fill(all, trips.waiting().fill(all));
    return trips.run(all);
  }

  /// One that runs several times is sent after those that waited, not with them.
  private PreparedStatement alone() throws SQLException {
    var known = sent;
    if (known == null) {
      trips.sendWaiting(connection);
      known = preparing.prepare(sql);
      sent = known;
    }
    return known;
  }

  private void fill(PreparedStatement statement, int before) throws SQLException {
    for (var value : values) {
      value.set(statement, before);
    }
    values.clear();
  }
}
