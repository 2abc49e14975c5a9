package dev.quayside.engine.platform.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/// A database as an earlier version left it.
public final class OldDatabase {

  private OldDatabase() {}

  /// Makes one.
  ///
  /// @param version of the first old step that it has not seen
  /// @param rows statements that fill it
  public static void make(Path file, String version, List<String> rows) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      Migrations.runOld(connection, version);
      for (var row : rows) {
        statement.executeUpdate(row);
      }
    }
  }

  /// Unpacks a saved one.
  ///
  /// @param saved `v062.db.gz`, of the last version before the baseline, or `v008.db.gz`; both hold
  ///   the six shipments of one shop
  public static void unpack(String saved, Path file) throws IOException {
    try (var in =
        new GZIPInputStream(Objects.requireNonNull(OldDatabase.class.getResourceAsStream(saved)))) {
      Files.copy(in, file);
    }
  }
}
