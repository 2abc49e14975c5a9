package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.store.Session.Opening;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A connection that is not waited for longer than a limit. One that comes later goes back.
final class PromptConnection {

  private PromptConnection() {}

  /// @throws SQLException also when there is none in time
  static Connection within(int millis, Opening opening) throws SQLException {
    var opened = new CompletableFuture<Connection>();
    Thread.startVirtualThread(() -> open(opening, opened));
    try {
      return opened.get(millis, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof SQLException refused ? refused : late(e);
    } catch (TimeoutException e) {
      if (!opened.completeExceptionally(e)) {
        // it came in this moment
        return opened.join();
      }
      throw late(e);
    } catch (InterruptedException e) {
      opened.completeExceptionally(e);
      Thread.currentThread().interrupt();
      throw late(e);
    }
  }

  private static void open(Opening opening, CompletableFuture<Connection> opened) {
    try {
      var connection = opening.open();
      if (!opened.complete(connection)) {
        connection.close();
      }
    } catch (SQLException | RuntimeException e) {
      opened.completeExceptionally(e);
    }
  }

  private static SQLException late(Exception why) {
    return new SQLTransientConnectionException("no connection in time", why);
  }
}
