package dev.quayside.engine.shipping.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/// Fills a database with shipments: copies of the newest one bought in each workspace.
public final class ManyShipments {

  private static final Path SCRIPT =
      Path.of(
          "src",
          "test",
          "resources",
          "dev",
          "quayside",
          "engine",
          "shipping",
          "shipment",
          "many.sql");

  private ManyShipments() {}

  /// @param days over which they were bought, up to the one that is copied
  public static void add(Path database, int count, int days) throws IOException, SQLException {
    var script =
        Files.readString(SCRIPT)
            .replace("{COUNT}", Integer.toString(count))
            .replace("{DAYS}", Integer.toString(days));
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 60000");
      connection.setAutoCommit(false);
      for (var sql : script.replaceAll("(?m)^--.*$", "").split(";\\s*\\n")) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
      connection.commit();
    }
  }
}
