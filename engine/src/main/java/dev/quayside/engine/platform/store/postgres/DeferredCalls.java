package dev.quayside.engine.platform.store.postgres;

import java.lang.reflect.Method;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A statement that `Tx.later` was given: when it is executed it only begins to wait for the next
/// one. So it has no row count and cannot be a query.
///
/// @param values parameters set since it was last executed
record DeferredCalls(String sql, WaitingStatements waiting, List<BoundValue> values)
    implements StatementCalls {

  /// Such a statement, which is not the server's to close.
  interface Deferred extends PreparedStatement {}

  static PreparedStatement statement(String sql, WaitingStatements waiting) {
    return new DeferredCalls(sql, waiting, new ArrayList<>()).statement(Deferred.class);
  }

  @Override
  public @Nullable Object answer(Method method, Object @Nullable [] arguments) {
    return switch (method.getName()) {
      case "execute" -> {
        defer();
        yield false;
      }
      case "addBatch" -> {
        defer();
        yield null;
      }
      case "getUpdateCount" -> 0;
      case "executeBatch" -> new int[0];
      case "getResultSet" ->
          throw new IllegalStateException("a query cannot wait for the next statement");
      default -> {
        BoundValue.of(method, arguments).ifPresent(values::add);
        yield null;
      }
    };
  }

  private void defer() {
    waiting.add(sql, values);
    values.clear();
  }
}
