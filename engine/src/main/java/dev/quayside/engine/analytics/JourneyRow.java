package dev.quayside.engine.analytics;

import dev.quayside.engine.money.Money;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Currency;
import org.jspecify.annotations.Nullable;

/// A row of {@link JourneyStore}.
final class JourneyRow {

  private JourneyRow() {}

  static Journey journey(ResultSet row) throws SQLException {
    var currency = Currency.getInstance(row.getString("currency"));
    var best = number(row, "best");
    var days = number(row, "promised_days");
    var promised = row.getString("promised");
    var deliveredAt = number(row, "delivered_at");
    var country = row.getString("to_country");
    return new Journey(
        row.getString("shipment_id"),
        row.getString("carrier"),
        row.getString("service"),
        row.getString("from_zip"),
        row.getString("to_zip"),
        country,
        row.getString("zone"),
        LocalDate.parse(row.getString("ship_date")),
        promised == null ? null : LocalDate.parse(promised),
        days == null ? null : Math.toIntExact(days),
        Money.ofMinor(row.getLong("paid"), currency),
        row.getString("best_carrier"),
        best == null ? null : Money.ofMinor(best, currency),
        Instant.ofEpochMilli(row.getLong("bought_at")),
        deliveredAt == null ? null : day(deliveredAt, country),
        row.getBoolean("excepted"),
        row.getBoolean("handled"));
  }

  /// The day at the door. Countries with several time zones are read by their western one: between
  /// three in the morning in the east and midnight in the west it names the same day everywhere,
  /// and nobody delivers outside of that.
  private static LocalDate day(long at, String country) {
    var zone =
        switch (country) {
          case "US", "CA" -> ZoneId.of("America/Los_Angeles");
          case "AU" -> ZoneId.of("Australia/Perth");
          default -> ZoneId.of("Europe/London");
        };
    return Instant.ofEpochMilli(at).atZone(zone).toLocalDate();
  }

  private static @Nullable Long number(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? null : value;
  }
}
