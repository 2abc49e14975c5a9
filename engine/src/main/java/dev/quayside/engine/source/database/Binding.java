package dev.quayside.engine.source.database;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Binds the parameters of a statement, each as what it is.
///
/// @param zone for times that a column keeps without one
/// @param asText whether texts are said to be texts, where the server cannot tell what they are
record Binding(Server server, ZoneId zone, boolean asText) {

  private static final DateTimeFormatter OF_SQLITE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  PreparedStatement prepared(
      Connection connection, SqlText sql, Function<String, @Nullable Object> values)
      throws SQLException {
    var statement = connection.prepareStatement(sql.sql());
    try {
      int place = 1;
      for (var name : sql.parameters()) {
        bind(statement, place++, values.apply(name));
      }
      return statement;
    } catch (SQLException | RuntimeException e) {
      statement.close();
      throw e;
    }
  }

  private void bind(PreparedStatement statement, int place, @Nullable Object value)
      throws SQLException {
    switch (value) {
      case null -> statement.setNull(place, Types.NULL);
      case String text when asText -> statement.setObject(place, text, Types.VARCHAR);
      case String text -> statement.setString(place, text);
      case BigDecimal number -> statement.setBigDecimal(place, number);
      case Integer number -> statement.setInt(place, number);
      case Long number -> statement.setLong(place, number);
      case Instant time when server.isFile() ->
          statement.setString(place, LocalDateTime.ofInstant(time, zone).format(OF_SQLITE));
      case Instant time ->
          statement.setTimestamp(
              place,
              Timestamp.from(time),
              Calendar.getInstance(TimeZone.getTimeZone(zone), Locale.ROOT));
      case LocalDate day when server.isFile() -> statement.setString(place, day.toString());
      case LocalDate day -> statement.setObject(place, day);
      default -> throw new IllegalArgumentException(value.getClass().getName());
    }
  }
}
