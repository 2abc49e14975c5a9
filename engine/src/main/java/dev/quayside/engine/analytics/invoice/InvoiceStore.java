package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledInvoice;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Table `invoice`, with the sums of its differences. An invoice is visible from the moment all its
/// lines are written until its deletion begins (column `whole`).
final class InvoiceStore {

  /// An invoice that is stored already.
  ///
  /// @param whole false while its lines are being written or deleted, and after a crash in between
  record Found(String id, boolean whole) {}

  private static final String SELECT =
      """
      SELECT id, carrier, account, number, currency, invoice_date, imported_at, lines, invoiced, booked FROM invoice
      WHERE workspace_id = :workspace AND whole = 1\
      """;

  Optional<Found> find(Tx tx, WorkspaceId workspace, String carrier, BilledInvoice.Name name) {
    return tx.handle()
        .createQuery(
            """
            SELECT id, whole FROM invoice
            WHERE workspace_id = :workspace AND carrier = :carrier AND account = :account
              AND number = :number AND currency = :currency
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("account", name.account())
        .bind("number", name.number())
        .bind("currency", name.currency().getCurrencyCode())
        .map((row, _) -> new Found(row.getString(1), row.getInt(2) == 1))
        .findOne();
  }

  void begin(
      Tx tx,
      WorkspaceId workspace,
      String id,
      String carrier,
      BilledInvoice invoice,
      Instant importedAt) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO invoice (id, workspace_id, carrier, account, number, currency, invoice_date, imported_at)
            VALUES (:id, :workspace, :carrier, :account, :number, :currency, :date, :now)
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("account", invoice.name().account())
        .bind("number", invoice.name().number())
        .bind("currency", invoice.name().currency().getCurrencyCode())
        .bind("date", invoice.date() == null ? null : invoice.date().toString())
        .bind("now", importedAt.toEpochMilli())
        .execute();
  }

  void finish(Tx tx, WorkspaceId workspace, String id, int lines, long invoiced, long booked) {
    tx.handle()
        .createUpdate(
            """
            UPDATE invoice SET whole = 1, lines = :lines, invoiced = :invoiced, booked = :booked
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("lines", lines)
        .bind("invoiced", invoiced)
        .bind("booked", booked)
        .execute();
  }

  /// Hides an invoice, so that its lines can be deleted step by step.
  ///
  /// @return whether it was visible
  boolean hide(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate(
                "UPDATE invoice SET whole = 0"
                    + " WHERE id = :id AND workspace_id = :workspace AND whole = 1")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        > 0;
  }

  /// Deletes a hidden invoice whose lines are deleted already.
  boolean delete(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate(
                "DELETE FROM invoice WHERE id = :id AND workspace_id = :workspace AND whole = 0")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        > 0;
  }

  Optional<Invoice> get(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(SELECT + " AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> invoice(tx, row))
        .findOne();
  }

  Page<Invoice> page(Tx tx, WorkspaceId workspace, @Nullable String carrier, Slice<Age> slice) {
    var within = Within.age(slice, "imported_at");
    Function<String, Query> select =
        sql ->
            within
                .bind(tx.handle().createQuery(sql))
                .bind("workspace", workspace.value())
                .bind("carrier", carrier);
    var narrowed = " AND (:carrier IS NULL OR carrier = :carrier)" + within.where();
    var total =
        "SELECT count(*) FROM invoice WHERE workspace_id = :workspace AND whole = 1" + narrowed;
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply(total).mapTo(Long.class).one(),
            rest -> select.apply(SELECT + narrowed + rest),
            (row, _) -> invoice(tx, row),
            invoice -> new RowKey(List.of(invoice.id())));
  }

  List<CarrierSum> sums(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT carrier, currency, kind, sum(amount), count(*) FROM invoice
              JOIN invoice_difference ON invoice_id = id
            WHERE workspace_id = :workspace AND whole = 1
            GROUP BY carrier, currency, kind ORDER BY carrier, currency, kind
            """)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new CarrierSum(
                    row.getString(1), sum(row, Currency.getInstance(row.getString(2)), 3)))
        .list();
  }

  private static Invoice invoice(Tx tx, ResultSet row) throws SQLException {
    var currency = Currency.getInstance(row.getString("currency"));
    var date = row.getString("invoice_date");
    var id = row.getString("id");
    return new Invoice(
        id,
        row.getString("carrier"),
        row.getString("account"),
        row.getString("number"),
        date == null ? null : LocalDate.parse(date),
        Instant.ofEpochMilli(row.getLong("imported_at")),
        row.getInt("lines"),
        Money.ofMinor(row.getLong("invoiced"), currency),
        Money.ofMinor(row.getLong("booked"), currency),
        sums(tx, id, currency));
  }

  private static List<Invoice.Sum> sums(Tx tx, String id, Currency currency) {
    return tx
        .handle()
        .createQuery(
            """
            SELECT kind, sum(amount), count(*) FROM invoice_difference
            WHERE invoice_id = :id GROUP BY kind
            """)
        .bind("id", id)
        .map((row, _) -> sum(row, currency, 1))
        .stream()
        .sorted(Comparator.comparing(Invoice.Sum::kind))
        .toList();
  }

  private static Invoice.Sum sum(ResultSet row, Currency currency, int column) throws SQLException {
    return new Invoice.Sum(
        WireWord.read(DifferenceKind.class, row.getString(column)),
        Money.ofMinor(row.getLong(column + 1), currency),
        row.getInt(column + 2));
  }
}
