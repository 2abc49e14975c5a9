package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Term;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.Update;

/// Tables `wallet` and `wallet_entry`. The database refuses a balance below what is held, and a
/// second charge or refund of a shipment.
final class WalletStore {

  private static final String FILTERED =
      " WHERE workspace_id = :workspace AND (:kind IS NULL OR kind = :kind)"
          + " AND (:currency IS NULL OR currency = :currency)"
          + " AND (:shipment IS NULL OR shipment_id = :shipment)"
          + " AND (:after IS NULL OR created_at > :after) AND (:before IS NULL OR created_at < :before)";

  /// @return false when the wallet existed already
  boolean open(Tx tx, WorkspaceId workspace, Currency currency) {
    return tx.handle()
            .createUpdate(
                """
                INSERT INTO wallet (workspace_id, currency, balance)
                VALUES (:workspace, :currency, 0) ON CONFLICT DO NOTHING
                """)
            .bind("workspace", workspace.value())
            .bind("currency", currency.getCurrencyCode())
            .execute()
        == 1;
  }

  Optional<Wallet> find(Tx tx, WorkspaceId workspace, Currency currency) {
    return tx.handle()
        .createQuery(
            """
            SELECT currency, balance, held FROM wallet
            WHERE workspace_id = :workspace AND currency = :currency
            """)
        .bind("workspace", workspace.value())
        .bind("currency", currency.getCurrencyCode())
        .map((row, _) -> wallet(row))
        .findOne();
  }

  /// Sets `amount` aside, if that much is available.
  boolean hold(Tx tx, WorkspaceId workspace, Money amount) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE wallet SET held = held + :amount
                WHERE workspace_id = :workspace AND currency = :currency
                  AND balance - held >= :amount
                """)
            .bind("workspace", workspace.value())
            .bind("currency", amount.currency().getCurrencyCode())
            .bind("amount", amount.minor())
            .execute()
        == 1;
  }

  void release(Tx tx, WorkspaceId workspace, Money amount) {
    tx.handle()
        .createUpdate(
            """
            UPDATE wallet SET held = held - :amount
            WHERE workspace_id = :workspace AND currency = :currency
            """)
        .bind("workspace", workspace.value())
        .bind("currency", amount.currency().getCurrencyCode())
        .bind("amount", amount.minor())
        .execute();
  }

  /// Spends money that was set aside, and notes the charge with the balance that is left. Nothing
  /// is asked back, so that the wallet, which all purchases need, is locked no longer than the
  /// server takes; it is locked for a charge that spends nothing too, since the ledger has one
  /// order.
  void charge(Tx tx, WorkspaceId workspace, Money spent, WalletEntry entry) {
    tx.handle()
        .createUpdate(
            """
            UPDATE wallet SET held = held - :amount, balance = balance - :amount
            WHERE workspace_id = :workspace AND currency = :currency
            """)
        .bind("workspace", workspace.value())
        .bind("currency", spent.currency().getCurrencyCode())
        .bind("amount", spent.minor())
        .execute();
    inserting(
            tx,
            workspace,
            entry,
            """
            coalesce((SELECT balance FROM wallet
              WHERE workspace_id = :workspace AND currency = :currency), 0)
            """)
        .execute();
  }

  /// @return the new balance
  Money add(Tx tx, WorkspaceId workspace, Money amount) {
    return tx.handle()
        .createQuery(
            "UPDATE wallet SET balance = balance + :amount"
                + " WHERE workspace_id = :workspace AND currency = :currency"
                + " RETURNING currency, balance, held")
        .bind("workspace", workspace.value())
        .bind("currency", amount.currency().getCurrencyCode())
        .bind("amount", amount.minor())
        .map((row, _) -> wallet(row))
        .one()
        .balance();
  }

  void append(Tx tx, WorkspaceId workspace, WalletEntry entry) {
    inserting(tx, workspace, entry, ":balanceAfter")
        .bind("balanceAfter", entry.balanceAfter().minor())
        .execute();
  }

  /// @param balanceAfter an expression
  private static Update inserting(
      Tx tx, WorkspaceId workspace, WalletEntry entry, String balanceAfter) {
    return tx.handle()
        .createUpdate(
            """
            INSERT INTO wallet_entry
              (id, workspace_id, kind, billing, currency, amount, balance_after,
               shipment_id, description, created_at)
            VALUES (:id, :workspace, :kind, :billing, :currency, :amount, %s,
              :shipmentId, :description, :createdAt)
            """
                .formatted(balanceAfter))
        .bind("id", entry.id())
        .bind("workspace", workspace.value())
        .bind("kind", entry.kind().wire())
        .bind("billing", entry.billing().wire())
        .bind("currency", entry.amount().currency().getCurrencyCode())
        .bind("amount", entry.amount().minor())
        .bind("shipmentId", entry.shipmentId())
        .bind("description", MessageColumn.write(entry.description()))
        .bind("createdAt", entry.createdAt().toEpochMilli());
  }

  Page<WalletEntry> entries(
      Tx tx, WorkspaceId workspace, WalletFilter filter, Slice<WalletSort> slice) {
    boolean byAge = slice.sort() == WalletSort.CREATED_AT;
    var place = new Term("rowid", slice.descending());
    var terms = byAge ? Keyset.of(place) : Keyset.of(new Term("amount", slice.descending()), place);
    var select = "SELECT *, rowid AS place FROM wallet_entry" + FILTERED;
    return terms
        .page(
            slice,
            count(tx, workspace, filter),
            rest -> bound(tx.handle().createQuery(select + rest), workspace, filter),
            (row, _) -> new Placed(entry(row), row.getLong("place")),
            placed ->
                new RowKey(
                    byAge
                        ? List.of(placed.place())
                        : List.of(placed.entry().amount().minor(), placed.place())))
        .map(rows -> rows.stream().map(Placed::entry).toList());
  }

  /// The order of the ledger is that in which its wallet changed.
  private record Placed(WalletEntry entry, long place) {}

  /// Sums of the ledger from `from` to before `to`.
  Usage usage(
      Tx tx, WorkspaceId workspace, YearMonth month, Currency currency, Instant from, Instant to) {
    return tx.handle()
        .createQuery(
            """
            SELECT
              count(CASE WHEN kind = 'charge' THEN 1 END) AS labels,
              coalesce(sum(CASE WHEN kind = 'charge' THEN -amount END), 0) AS charged,
              count(CASE WHEN kind = 'refund' THEN 1 END) AS refunds,
              coalesce(sum(CASE WHEN kind = 'refund' THEN amount END), 0) AS refunded
            FROM wallet_entry
            WHERE workspace_id = :workspace AND currency = :currency
              AND created_at >= :from AND created_at < :to
            """)
        .bind("workspace", workspace.value())
        .bind("currency", currency.getCurrencyCode())
        .bind("from", from.toEpochMilli())
        .bind("to", to.toEpochMilli())
        .map(
            (row, _) ->
                new Usage(
                    month,
                    row.getInt("labels"),
                    Money.ofMinor(row.getLong("charged"), currency),
                    row.getInt("refunds"),
                    Money.ofMinor(row.getLong("refunded"), currency)))
        .one();
  }

  private static long count(Tx tx, WorkspaceId workspace, WalletFilter filter) {
    var query = tx.handle().createQuery("SELECT count(*) FROM wallet_entry" + FILTERED);
    return bound(query, workspace, filter).mapTo(Long.class).one();
  }

  private static Query bound(Query query, WorkspaceId workspace, WalletFilter filter) {
    var kind = filter.kind();
    var currency = filter.currency();
    var after = filter.after();
    var before = filter.before();
    return query
        .bind("workspace", workspace.value())
        .bind("kind", kind == null ? null : kind.wire())
        .bind("currency", currency == null ? null : currency.getCurrencyCode())
        .bind("shipment", filter.shipmentId())
        .bind("after", InstantColumn.millis(after))
        .bind("before", InstantColumn.millis(before));
  }

  private static Wallet wallet(ResultSet row) throws SQLException {
    var currency = Currency.getInstance(row.getString("currency"));
    return new Wallet(
        Money.ofMinor(row.getLong("balance"), currency),
        Money.ofMinor(row.getLong("held"), currency));
  }

  private static WalletEntry entry(ResultSet row) throws SQLException {
    var currency = Currency.getInstance(row.getString("currency"));
    return new WalletEntry(
        row.getString("id"),
        WalletEntry.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
        WireWord.read(Billing.class, row.getString("billing")),
        Money.ofMinor(row.getLong("amount"), currency),
        Money.ofMinor(row.getLong("balance_after"), currency),
        row.getString("shipment_id"),
        Objects.requireNonNull(MessageColumn.read(row.getString("description"))),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
