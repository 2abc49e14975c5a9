package dev.quayside.engine.platform.store.postgres;

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

  /// As the server is told.
  String options() {
    return "-c statement_timeout=%ds -c idle_in_transaction_session_timeout=%dms"
        .formatted(statement, idle);
  }

  /// Seconds without a byte from the server.
  int silence() {
    return statement + 1;
  }
}
