package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.platform.store.PreparedOnce;
import dev.quayside.engine.platform.store.postgres.BundleCalls.Bundle;
import dev.quayside.engine.platform.store.postgres.DeferredCalls.Deferred;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.statement.StatementContext;

/// The round trips of a connection that writes, whose server may be a network away: as few as can
/// be.
///
/// 1. What no caller waits for, as the beginning of a transaction and what `Tx.later` is given, is
///    kept back ({@link WaitingStatements}). 2. The next statement takes it along, in one round
///    trip ({@link BundleCalls}); a COMMIT does too. 3. A transaction or savepoint in which nothing
///    was done is not even begun.
final class RoundTrips extends PreparedOnce {

  private final WaitingStatements waiting = new WaitingStatements();
  private boolean isLater;

  /// Whether the transaction has reached the server.
  private boolean isBegun;

  /// The first column of the last query that begins a transaction: the name the server gives it.
  private String transaction = "";

  @Override
  public String transaction() {
    return transaction;
  }

  WaitingStatements waiting() {
    return waiting;
  }

  @Override
  public void later(Runnable statements) {
    boolean before = isLater;
    isLater = true;
    try {
      statements.run();
    } finally {
      isLater = before;
    }
  }

  @Override
  public void step(Connection connection, String sql) throws SQLException {
    switch (sql.split("[ ;]", 2)[0]) {
      case "BEGIN" -> begin(sql);
      case "SAVEPOINT" -> waiting.addStep(sql);
      case "RELEASE" -> endSavepoint(connection, sql, true);
      case "ROLLBACK" -> {
        waiting.removeAllButSteps();
        if (sql.contains(" TO ")) {
          endSavepoint(connection, sql, false);
        } else {
          end(connection, sql);
        }
      }
      default -> end(connection, sql);
    }
  }

  private void begin(String sql) {
    waiting.clear();
    isBegun = false;
    transaction = "";
    waiting.addStep(sql);
  }

  /// @param isOver whether it cannot be gone back to any more
  private void endSavepoint(Connection connection, String sql, boolean isOver) throws SQLException {
    if (!waiting.isNothingSince("SAVEPOINT")) {
      send(connection, sql);
    } else if (isOver) {
      waiting.removeLast();
    }
  }

  private void end(Connection connection, String sql) throws SQLException {
    if (!isBegun && waiting.isNothingSince("BEGIN")) {
      waiting.clear();
      return;
    }
    if (!isBegun && sql.equals("COMMIT")) {
      // the transaction's name has to be known before its COMMIT is on its way
      sendWaiting(connection);
    }
    send(connection, sql);
  }

  private void send(Connection connection, String sql) throws SQLException {
    if (waiting.isEmpty()) {
      super.step(connection, sql);
    } else {
      waiting.addStep(sql);
      sendWaiting(connection);
    }
  }

  /// Sends those that wait without one that they waited for.
  void sendWaiting(Connection connection) throws SQLException {
    try (var statement = connection.prepareStatement(waiting.text())) {
      waiting.fill(statement);
      run(statement);
    }
  }

  /// Runs a statement that begins with those that wait, which then wait no more.
  ///
  /// @return as {@link PreparedStatement#execute}, of what comes after them
  boolean run(PreparedStatement statement) throws SQLException {
    int answers = waiting.answers();
    waiting.clear();
    isBegun = true;
    boolean isQuery = statement.execute();
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

  @Override
  public PreparedStatement create(Connection connection, String sql, StatementContext context)
      throws SQLException {
    if (isLater) {
      return DeferredCalls.statement(sql, waiting);
    }
    return waiting.isEmpty()
        ? super.create(connection, sql, context)
        : new BundleCalls(sql, this, connection, text -> super.create(connection, text, context))
            .statement(Bundle.class);
  }

  @Override
  public void close(Connection connection, String sql, Statement statement) throws SQLException {
    var sent = statement instanceof Bundle bundle ? bundle.sent() : statement;
    if (sent != null && !(sent instanceof Deferred)) {
      super.close(connection, sql, sent);
    }
  }
}
