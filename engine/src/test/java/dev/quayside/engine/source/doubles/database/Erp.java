package dev.quayside.engine.source.doubles.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// A shop's own database, with the statements that differ from server to server.
///
/// @param url as a source has it
/// @param admin the same for the test itself
/// @param user empty for a file
public record Erp(String url, String admin, String user, String password) {

  /// As the JSON of a source's fields.
  public String fields() {
    return user.isEmpty()
        ? "{\"url\":\"%s\"}".formatted(url)
        : "{\"url\":\"%s\",\"userName\":\"%s\",\"password\":\"%s\"}".formatted(url, user, password);
  }

  public Connection open() throws SQLException {
    var properties = new Properties();
    if (!user.isEmpty()) {
      properties.setProperty("user", user);
      properties.setProperty("password", password);
    }
    if (admin.startsWith("jdbc:firebird")) {
      properties.setProperty("encoding", "UTF8");
    }
    return DriverManager.getConnection(admin, properties);
  }

  /// Runs statements, one transaction each.
  public void run(String... statements) {
    try (var connection = open();
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The first column of what a query finds, without the padding of CHAR columns.
  public List<@Nullable String> texts(String sql) {
    try (var connection = open();
        var rows = connection.createStatement().executeQuery(sql)) {
      var texts = new java.util.ArrayList<@Nullable String>();
      while (rows.next()) {
        var text = rows.getString(1);
        texts.add(text == null ? null : text.strip());
      }
      return texts;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  public @Nullable String text(String sql) {
    return texts(sql).getFirst();
  }
}
