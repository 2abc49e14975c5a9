package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import org.jspecify.annotations.Nullable;

/// A row of {@link JourneyStore}.
public final class JourneyRow {

  private JourneyRow() {}

  public static Journey journey(ResultSet row) throws SQLException {
    var currency = Currency.getInstance(row.getString("currency"));
    var best = number(row, "best");
    var days = number(row, "promised_days");
    return new Journey(
        row.getString("shipment_id"),
        row.getString("carrier"),
        row.getString("service"),
        row.getString("from_zip"),
        row.getString("to_zip"),
        row.getString("to_country"),
        row.getString("zone"),
        LocalDate.parse(row.getString("ship_date")),
        day(row, "promised"),
        days == null ? null : Math.toIntExact(days),
        Money.ofMinor(row.getLong("paid"), currency),
        row.getString("best_carrier"),
        best == null ? null : Money.ofMinor(best, currency),
        Instant.ofEpochMilli(row.getLong("bought_at")),
        day(row, "delivered_on"),
        row.getBoolean("excepted"),
        row.getBoolean("handled"));
  }

  static @Nullable LocalDate day(ResultSet row, String column) throws SQLException {
    var text = row.getString(column);
    return text == null ? null : LocalDate.parse(text);
  }

  private static @Nullable Long number(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? null : value;
  }
}
