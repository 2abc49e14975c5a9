package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Currency;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A row of table `shipment` as a record.
public final class ShipmentRow {

  /// Selects the columns that {@link #shipment} reads.
  static final String SELECT =
      """
      SELECT id, label_id, status, carrier, service, service_name, consignment, label_format, billing, test,
        currency, amount, acceptance, created_at, updated_at, voidable_until, cancelled_at,
        refund_status, refund_due_at, forgotten_at, settling, settle_attempts, next_ask_at, settle_by_hand, settle_turn,
        bought_by, bought_at,
        (SELECT link FROM shipment_document INDEXED BY shipment_document_missing
          WHERE shipment_id = shipment.id AND kind = 'label' AND file IS NULL) AS missing_label
      FROM shipment
      """;

  private ShipmentRow() {}

  /// The beginning of a query for rows that {@link #shipment} reads.
  public static String select() {
    return SELECT;
  }

  public static Shipment shipment(ResultSet row) throws SQLException {
    var price =
        Money.ofMinor(row.getLong("amount"), Currency.getInstance(row.getString("currency")));
    var acceptance = row.getString("acceptance");
    return new Shipment(
        row.getString("id"),
        row.getString("label_id"),
        ShipmentStatus.valueOf(row.getString("status").toUpperCase(Locale.ROOT)),
        row.getString("carrier"),
        row.getString("service"),
        row.getString("service_name"),
        StoreJson.read(row.getString("consignment"), Consignment.class),
        LabelFormat.valueOf(row.getString("label_format").toUpperCase(Locale.ROOT)),
        new Terms(WireWord.read(Billing.class, row.getString("billing")), row.getInt("test") == 1),
        price,
        acceptance == null ? null : StoreJson.read(acceptance, Acceptance.class),
        LabelFile.ofMissing(row.getString("missing_label")),
        Instant.ofEpochMilli(row.getLong("created_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")),
        InstantColumn.read(row, "voidable_until"),
        InstantColumn.read(row, "cancelled_at"),
        refund(row, price),
        InstantColumn.read(row, "forgotten_at"),
        settlement(row),
        boughtBy(row),
        row.getString("bought_at"));
  }

  private static @Nullable BoughtBy boughtBy(ResultSet row) throws SQLException {
    var stored = row.getString("bought_by");
    return stored == null ? null : StoreJson.read(stored, BoughtBy.class);
  }

  private static @Nullable Settlement settlement(ResultSet row) throws SQLException {
    var kind = row.getString("settling");
    return kind == null
        ? null
        : new Settlement(
            Settlement.Kind.valueOf(kind.toUpperCase(Locale.ROOT)),
            row.getInt("settle_attempts"),
            Instant.ofEpochMilli(row.getLong("next_ask_at")),
            row.getInt("settle_by_hand") == 1,
            row.getInt("settle_turn"));
  }

  private static @Nullable Refund refund(ResultSet row, Money price) throws SQLException {
    var status = row.getString("refund_status");
    return status == null
        ? null
        : new Refund(
            price,
            Refund.Status.valueOf(status.toUpperCase(Locale.ROOT)),
            InstantColumn.read(row, "refund_due_at"));
  }
}
