package dev.quayside.engine.analytics.history;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// {@link SameDays} as {@link RecordStore} and {@code SampleStore} select them.
public final class SameDaysRow {

  private SameDaysRow() {}

  public static SameDays of(ResultSet row) throws SQLException {
    int days = row.getInt("promised_days");
    boolean unknown = row.wasNull();
    return new SameDays(
        LocalDate.parse(row.getString("ship_date")),
        day(row, "promised"),
        unknown ? null : days,
        day(row, "delivered_on"),
        row.getInt("parcels"),
        row.getInt("handled"),
        row.getInt("excepted"));
  }

  private static @Nullable LocalDate day(ResultSet row, String column) throws SQLException {
    var text = row.getString(column);
    return text == null ? null : LocalDate.parse(text);
  }
}
