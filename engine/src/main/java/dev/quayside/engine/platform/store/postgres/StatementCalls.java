package dev.quayside.engine.platform.store.postgres;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Answers what Jdbi calls of a JDBC statement: about a dozen of its hundred methods, which is why
/// our statements are proxies and no classes.
@FunctionalInterface
interface StatementCalls {

  /// @param arguments null when the method has none
  /// @return what the method returns
  @Nullable Object answer(Method method, Object @Nullable [] arguments) throws SQLException;

  /// A statement whose calls are answered here.
  ///
  /// @param type a sort of statement of ours, to know it by
  default PreparedStatement statement(Class<? extends PreparedStatement> type) {
    return (PreparedStatement)
        Proxy.newProxyInstance(
            StatementCalls.class.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) ->
                switch (method.getName()) {
                  case "hashCode" -> System.identityHashCode(self);
                  case "equals" -> arguments != null && self == arguments[0];
                  default -> answer(method, arguments);
                });
  }

  /// Makes the same call of another statement.
  static @Nullable Object call(
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
