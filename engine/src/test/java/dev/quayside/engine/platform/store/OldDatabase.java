package dev.quayside.engine.platform.store;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/// A database as an earlier version left it.
public final class OldDatabase {

  private OldDatabase() {}

  /// @param version of the first script that it has not seen
  /// @param rows statements that fill it
  public static void make(Path file, String version, List<String> rows) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      Migrations.runBefore(connection, version);
      for (var row : rows) {
        statement.executeUpdate(row);
      }
    }
  }
}
