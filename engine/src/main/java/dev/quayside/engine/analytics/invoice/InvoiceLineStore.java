package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Tables `invoice_line` and `invoice_difference`. The workspace of a line is that of its
/// `invoice`.
final class InvoiceLineStore {

  private static final String LINES =
      """
      SELECT place, line FROM invoice_line AS each
      WHERE invoice_id = (SELECT id FROM invoice WHERE id = :invoice AND workspace_id = :workspace AND whole = 1)
        AND (:kind IS NULL OR EXISTS (SELECT 1 FROM invoice_difference AS one
        WHERE one.invoice_id = :invoice AND one.kind = :kind AND one.place = each.place))
      """;

  /// @param first line number of the first one, from 0
  void add(Tx tx, WorkspaceId workspace, String invoice, int first, List<InvoiceLine> lines) {
    var rows =
        tx.handle()
            .prepareBatch(
                """
                INSERT INTO invoice_line (invoice_id, place, tracking_number, line)
                SELECT id, :place, :tracking, :line FROM invoice WHERE id = :invoice AND workspace_id = :workspace
                """);
    var kinds =
        tx.handle()
            .prepareBatch(
                """
                INSERT INTO invoice_difference (invoice_id, kind, place, amount)
                SELECT id, :kind, :place, :amount FROM invoice WHERE id = :invoice AND workspace_id = :workspace
                """);
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      rows.bind("invoice", invoice)
          .bind("workspace", workspace.value())
          .bind("place", first + i)
          .bind("tracking", line.trackingNumber())
          .bind("line", StoreJson.write(line))
          .add();
      for (var difference : line.differences()) {
        kinds
            .bind("invoice", invoice)
            .bind("workspace", workspace.value())
            .bind("kind", difference.kind().wire())
            .bind("place", first + i)
            .bind("amount", difference.minor())
            .add();
      }
    }
    rows.execute();
    if (kinds.size() > 0) {
      kinds.execute();
    }
  }

  /// Charges of earlier invoices, by tracking number.
  Map<String, List<BilledCharge>> before(
      Tx tx, WorkspaceId workspace, String carrier, Collection<String> numbers) {
    var before = new HashMap<String, List<BilledCharge>>();
    tx.handle()
        .createQuery(
            """
            SELECT tracking_number, line FROM json_each(:numbers) AS wanted
              CROSS JOIN invoice_line ON tracking_number = wanted.value
              JOIN invoice ON invoice.id = invoice_id
            WHERE workspace_id = :workspace AND carrier = :carrier AND whole = 1
            """)
        .bind("numbers", StoreJson.write(numbers))
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .map(
            (row, _) ->
                Map.entry(row.getString(1), StoreJson.read(row.getString(2), InvoiceLine.class)))
        .forEach(
            each ->
                before
                    .computeIfAbsent(each.getKey(), _ -> new ArrayList<>())
                    .addAll(each.getValue().charges()));
    return before;
  }

  /// @param kind only lines with this kind of difference; null for all
  Page<InvoiceLine> page(
      Tx tx,
      WorkspaceId workspace,
      String invoice,
      @Nullable DifferenceKind kind,
      Slice<InvoiceLineSort> slice,
      long total) {
    return Keyset.by("place", slice)
        .page(
            slice,
            total,
            rest ->
                tx.handle()
                    .createQuery(LINES + rest)
                    .bind("invoice", invoice)
                    .bind("workspace", workspace.value())
                    .bind("kind", kind == null ? null : kind.wire()),
            (row, _) ->
                Map.entry(row.getLong(1), StoreJson.read(row.getString(2), InvoiceLine.class)),
            placed -> new RowKey(List.of(placed.getKey())))
        .map(found -> found.stream().map(Map.Entry::getValue).toList());
  }

  /// Deletes up to `most` lines and their differences from a hidden invoice.
  ///
  /// @return whether any were deleted
  boolean deleteSome(Tx tx, WorkspaceId workspace, String invoice, int most) {
    int deleted = 0;
    for (var table : List.of("invoice_difference", "invoice_line")) {
      deleted +=
          tx.handle()
              .createUpdate(
                  """
                  DELETE FROM %s
                  WHERE invoice_id = (SELECT id FROM invoice WHERE id = :invoice AND workspace_id = :workspace AND whole = 0)
                    AND place IN (SELECT place FROM invoice_line WHERE invoice_id = :invoice ORDER BY place LIMIT :most)
                  """
                      .formatted(table))
              .bind("invoice", invoice)
              .bind("workspace", workspace.value())
              .bind("most", most)
              .execute();
    }
    return deleted > 0;
  }
}
