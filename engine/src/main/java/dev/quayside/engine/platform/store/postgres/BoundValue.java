package dev.quayside.engine.platform.store.postgres;

import java.lang.reflect.Method;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parameter of a statement that is not sent yet: the call that sets it, to be made once it is
/// known how many parameters come before it in the round trip.
///
/// @param setter such as `setString`
/// @param arguments the parameter's place, counted from 1, and its value
record BoundValue(Method setter, Object[] arguments) {

  /// @return empty when the call sets no parameter
  static Optional<BoundValue> of(Method method, Object @Nullable [] arguments) {
    return arguments != null
            && arguments.length > 1
            && arguments[0] instanceof Integer
            && method.getName().startsWith("set")
        ? Optional.of(new BoundValue(method, arguments))
        : Optional.empty();
  }

  int place() {
    return (int) arguments[0];
  }

  /// @param before parameters of the statements that are sent in front of this one
  void set(PreparedStatement statement, int before) throws SQLException {
    var moved = arguments.clone();
    moved[0] = before + place();
    StatementCalls.call(statement, setter, moved);
  }
}
