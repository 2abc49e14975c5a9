package dev.quayside.engine.source.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.function.Supplier;

/// How a question begins: in a transaction of its own that cannot write, or in one that may.
final class Session {

  private Session() {}

  /// @param zone of the workspace now: servers know names of zones only where they were loaded
  static void begin(Connection connection, Server server, boolean writes, Supplier<ZoneOffset> zone)
      throws SQLException {
    if (connection.getAutoCommit()) {
      connection.setAutoCommit(false);
    }
    switch (server) {
      case MARIADB -> {
        // its driver only sends this with several servers
        run(connection, "SET SESSION TRANSACTION " + (writes ? "READ WRITE" : "READ ONLY"));
        run(connection, "SET SESSION time_zone = '" + text(zone.get()) + "'");
      }
      case SQLITE -> {
        // settled when the file was opened
      }
      case POSTGRESQL, SQLSERVER, FIREBIRD, ORACLE, DB2 -> connection.setReadOnly(!writes);
    }
  }

  private static String text(ZoneOffset offset) {
    return offset.getTotalSeconds() == 0 ? "+00:00" : offset.getId().substring(0, 6);
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
