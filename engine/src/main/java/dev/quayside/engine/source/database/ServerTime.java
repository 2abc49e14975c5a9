package dev.quayside.engine.source.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/// What time it is at a database, and which clock on its wall its own sessions write.
///
/// @param wall null where the server does not say, or has none but ours
record ServerTime(Instant instant, @Nullable LocalDateTime wall) {

  private static final long QUARTER = 15 * 60L;

  /// @param here our own clock, for servers that tell a wall clock only
  static ServerTime at(Connection connection, Server server, Instant here) throws SQLException {
    return switch (server) {
      // this session has our zone; what is logged is in the server's
      case POSTGRESQL ->
          asked(
              connection,
              "SELECT clock_timestamp(), clock_timestamp() AT TIME ZONE current_setting('log_timezone')",
              row ->
                  new ServerTime(
                      row.getObject(1, OffsetDateTime.class).toInstant(),
                      row.getObject(2, LocalDateTime.class)));
      case MARIADB ->
          asked(
              connection,
              "SELECT utc_timestamp(6), convert_tz(now(6), @@session.time_zone, @@global.time_zone)",
              row ->
                  new ServerTime(
                      row.getObject(1, LocalDateTime.class).toInstant(ZoneOffset.UTC),
                      row.getObject(2, LocalDateTime.class)));
      case SQLSERVER ->
          asked(
              connection,
              "SELECT sysdatetimeoffset(), sysdatetime()",
              row ->
                  new ServerTime(
                      row.getObject(1, OffsetDateTime.class).toInstant(),
                      row.getObject(2, LocalDateTime.class)));
      case FIREBIRD ->
          asked(
              connection,
              "SELECT CAST(current_timestamp AS TIMESTAMP) FROM rdb$database",
              row -> ofWall(row.getObject(1, LocalDateTime.class), here));
      case SQLITE, ORACLE, DB2 -> new ServerTime(here, null);
    };
  }

  private interface Read {
    ServerTime of(ResultSet row) throws SQLException;
  }

  private static ServerTime asked(Connection connection, String sql, Read read)
      throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      if (!rows.next()) {
        throw new SQLException("no row");
      }
      return read.of(rows);
    }
  }

  /// Zones are quarters of an hour apart, clocks are not that far off.
  private static ServerTime ofWall(LocalDateTime wall, Instant here) {
    var asUtc = wall.toInstant(ZoneOffset.UTC);
    long seconds = Duration.between(here, asUtc).toSeconds();
    long offset = Math.round((double) seconds / QUARTER) * QUARTER;
    return new ServerTime(asUtc.minusSeconds(offset), wall);
  }

  /// The clock by which a time without a zone is the earliest that may be meant: that of the
  /// workspace, that of the server, or UTC. What is read twice for it changes nothing.
  ZoneOffset earliest(ZoneId workspace) {
    var offset = ZoneOffset.UTC;
    for (var other : new ZoneOffset[] {workspace.getRules().getOffset(instant), own()}) {
      offset = other.getTotalSeconds() < offset.getTotalSeconds() ? other : offset;
    }
    return offset;
  }

  private ZoneOffset own() {
    var local = wall;
    if (local == null) {
      return ZoneOffset.UTC;
    }
    long seconds = Duration.between(instant, local.toInstant(ZoneOffset.UTC)).toSeconds();
    long quarters = Math.round((double) seconds / QUARTER);
    return ZoneOffset.ofTotalSeconds((int) Math.clamp(quarters * QUARTER, -64_800, 64_800));
  }
}
