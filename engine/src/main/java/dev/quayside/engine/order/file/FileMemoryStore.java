package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.OrderFiles.Learned;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tables `order_mapping` and `order_column`: the meaning of columns, by a file's whole header and
/// by their names.
final class FileMemoryStore {

  /// A file's mapping, and the currency of amounts that name none.
  private record Layout(Mapping mapping, @Nullable Currency currency) {}

  /// The mapping of the last file with these headers.
  Optional<Mapping> mapping(Tx tx, WorkspaceId workspace, FileKind kind, List<String> header) {
    return layout(tx, workspace, kind.signature(header)).map(Layout::mapping);
  }

  /// What is known of a file of orders with these headers.
  FileMemory find(Tx tx, WorkspaceId workspace, List<String> header) {
    var layout = layout(tx, workspace, FileKind.ORDERS.signature(header));
    var kind = ColumnMemory.kind(header);
    var any = columns(tx, workspace, ColumnMemory.ANY, header);
    var own =
        kind.equals(ColumnMemory.ANY)
            ? Map.<String, Column>of()
            : columns(tx, workspace, kind, header);
    return new FileMemory(
        layout.map(Layout::mapping).orElse(null),
        new ColumnMemory(own, any),
        layout.map(Layout::currency).orElse(null));
  }

  private static Optional<Layout> layout(Tx tx, WorkspaceId workspace, String signature) {
    return tx.handle()
        .createQuery(
            "SELECT mapping, currency FROM order_mapping WHERE workspace_id = :workspace"
                + " AND signature = :signature")
        .bind("workspace", workspace.value())
        .bind("signature", signature)
        .map(
            (row, _) ->
                new Layout(
                    StoreJson.read(row.getString("mapping"), Mapping.class),
                    currency(row.getString("currency"))))
        .findOne();
  }

  static @Nullable Currency currency(@Nullable String code) {
    return code == null ? null : Currency.getInstance(code);
  }

  private static Map<String, Column> columns(
      Tx tx, WorkspaceId workspace, String kind, List<String> header) {
    var columns = new HashMap<String, Column>();
    tx.handle()
        .createQuery(
            "SELECT header, meaning FROM order_column WHERE workspace_id = :workspace"
                + " AND file_kind = :kind AND header IN (SELECT value FROM json_each(:headers))")
        .bind("workspace", workspace.value())
        .bind("kind", kind)
        .bind("headers", StoreJson.write(header.stream().map(Letters::of).toList()))
        .map((row, _) -> Map.entry(row.getString(1), Column.valueOf(row.getString(2))))
        .forEach(each -> columns.put(each.getKey(), each.getValue()));
    return columns;
  }

  /// Keeps what a file of orders was understood by, for files with its headers and for files with
  /// some of its columns.
  void keep(Tx tx, WorkspaceId workspace, Imported file) {
    var layout = file.layout();
    keep(
        tx,
        workspace,
        FileKind.ORDERS.signature(layout.header()),
        layout.mapping(),
        file.currency().getCurrencyCode(),
        file.importedAt());
    for (var choice : ColumnMemory.choices(layout.header(), layout.mapping())) {
      keep(tx, workspace, choice, file.importedAt());
    }
  }

  /// Keeps the mapping of a file of another kind.
  void keep(
      Tx tx,
      WorkspaceId workspace,
      FileKind kind,
      List<String> header,
      Mapping mapping,
      Instant now) {
    keep(tx, workspace, kind.signature(header), mapping, null, now);
  }

  private static void keep(
      Tx tx,
      WorkspaceId workspace,
      String signature,
      Mapping mapping,
      @Nullable String currency,
      Instant now) {
    var learned = new Learned(signature, null, StoreJson.write(mapping), currency);
    keepLayout(tx, workspace, learned, now);
  }

  private static void keepLayout(Tx tx, WorkspaceId workspace, Learned layout, Instant now) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_mapping (workspace_id, signature, mapping, currency, used_at)
            VALUES (:workspace, :signature, :mapping, :currency, :now)
            ON CONFLICT (workspace_id, signature) DO UPDATE
              SET mapping = excluded.mapping, currency = excluded.currency, used_at = excluded.used_at
            """)
        .bind("workspace", workspace.value())
        .bind("signature", layout.key())
        .bind("mapping", layout.meaning())
        .bind("currency", layout.currency())
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// All that is known of files, headers of whole files first.
  List<Learned> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT 0 AS place, signature AS learned, NULL AS file_kind, mapping AS meaning, currency
            FROM order_mapping WHERE workspace_id = :workspace
            UNION ALL
            SELECT 1, header, file_kind, meaning, NULL FROM order_column WHERE workspace_id = :workspace
            ORDER BY place, learned, file_kind
            """)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Learned(
                    row.getString("learned"),
                    row.getString("file_kind"),
                    row.getString("meaning"),
                    row.getString("currency")))
        .list();
  }

  /// Keeps what another workspace has learned.
  void keep(Tx tx, WorkspaceId workspace, Learned learned, Instant now) {
    var kind = learned.fileKind();
    if (kind == null) {
      keepLayout(tx, workspace, learned, now);
    } else {
      var column = Column.valueOf(learned.meaning());
      keep(tx, workspace, new ColumnMemory.Choice(kind, learned.key(), column), now);
    }
  }

  private static void keep(Tx tx, WorkspaceId workspace, ColumnMemory.Choice choice, Instant now) {
    var column = choice.column();
    var change =
        column == null
            ? "DELETE FROM order_column WHERE workspace_id = :workspace AND file_kind = :kind"
                + " AND header = :header"
            : """
            INSERT INTO order_column (workspace_id, file_kind, header, meaning, used_at)
            VALUES (:workspace, :kind, :header, :meaning, :now)
            ON CONFLICT (workspace_id, file_kind, header) DO UPDATE
              SET meaning = excluded.meaning, used_at = excluded.used_at
            """;
    var update =
        tx.handle()
            .createUpdate(change)
            .bind("workspace", workspace.value())
            .bind("kind", choice.kind())
            .bind("header", choice.header());
    if (column != null) {
      update.bind("meaning", column.name()).bind("now", now.toEpochMilli());
    }
    update.execute();
  }
}
