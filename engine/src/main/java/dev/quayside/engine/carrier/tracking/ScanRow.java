package dev.quayside.engine.carrier.tracking;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A scan in a table: the columns `at`, `status`, `substatus`, `description`, `city`, `state`,
/// `country`.
public final class ScanRow {

  private ScanRow() {}

  public static Scan scan(ResultSet row) throws SQLException {
    return new Scan(
        Instant.ofEpochMilli(row.getLong("at")),
        TrackingStatus.ofWire(row.getString("status")).orElseThrow(),
        Optional.ofNullable(row.getString("substatus")).flatMap(Substatus::ofWire).orElse(null),
        row.getString("description"),
        row.getString("city"),
        row.getString("state"),
        row.getString("country"));
  }

  /// The values to bind, by column.
  public static Map<String, @Nullable Object> columns(Scan scan) {
    var substatus = scan.substatus();
    var columns = new HashMap<String, @Nullable Object>();
    columns.put("at", scan.at().toEpochMilli());
    columns.put("status", scan.status().wire());
    columns.put("substatus", substatus == null ? null : substatus.wire());
    columns.put("description", scan.description());
    columns.put("city", scan.city());
    columns.put("state", scan.state());
    columns.put("country", scan.country());
    return columns;
  }
}
