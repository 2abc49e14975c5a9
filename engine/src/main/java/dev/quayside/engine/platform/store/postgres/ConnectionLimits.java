package dev.quayside.engine.platform.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;

/// How long a connection's server, and the connection itself, may be silent.
///
/// @param statement seconds a statement may take: less than without a byte from the server it
///   counts as away, so the server ends what takes too long and not the network
/// @param idle milliseconds a transaction may stand still
record ConnectionLimits(int statement, int idle) {

  static final ConnectionLimits READING = new ConnectionLimits(9, 7_000);

  /// A transaction that stands still keeps all other engines from writing, as that of an engine
  /// which the network has cut off does. One that was only slow runs again. After a COMMIT without
  /// an answer a connection has to be made as well before a caller is told.
  static final ConnectionLimits WRITING = new ConnectionLimits(6, 2_500);

  /// Has the server look every 500 ms of a statement whether its client is there. One that waits
  /// for a lock does not notice otherwise that its engine was killed, and keeps what it has locked
  /// itself until the statement's time is over.
  private static final String LOOKING = "client_connection_check_interval=500";

  /// Whether the server can look whether its client is there: one on Windows cannot, and refuses a
  /// connection that asks for it.
  static boolean canLook(Connection connection) {
    try (var statement = connection.createStatement()) {
      statement.execute("SET " + LOOKING);
      return true;
    } catch (SQLException refused) {
      return false;
    }
  }

  /// As the server is told.
  ///
  /// @param looking whether it is to look whether its client is there
  String options(boolean looking) {
    return "-c statement_timeout=%ds -c idle_in_transaction_session_timeout=%dms%s"
        .formatted(statement, idle, looking ? " -c " + LOOKING : "");
  }

  /// Seconds without a byte from the server.
  int silence() {
    return statement + 1;
  }
}
