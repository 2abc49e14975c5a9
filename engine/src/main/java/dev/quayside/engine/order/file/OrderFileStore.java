package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Tables `order_file` and `order_file_bad`.
final class OrderFileStore {

  private static final String PUT_BAD =
      """
      INSERT INTO order_file_bad (file_id, line, bad)
      SELECT id, :line, :bad FROM order_file WHERE id = :file AND workspace_id = :workspace
      ON CONFLICT (file_id, line) DO UPDATE SET bad = excluded.bad
      """;

  /// A file with its bad orders as JSON. The JSON is written before the transaction, which may have
  /// tens of thousands of rows to insert.
  record WrittenFile(Imported file, List<String> bad) {
    WrittenFile(Imported file) {
      this(file, file.bad().stream().map(StoreJson::write).toList());
    }
  }

  void insert(Tx tx, WorkspaceId workspace, WrittenFile written) {
    var file = written.file();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_file
              (id, workspace_id, name, delimiter, header, mapping, numbers, currency, created, changed, same, imported_at)
            VALUES (:id, :workspace, :name, :delimiter, :header, :mapping, :numbers, :currency, :created, :changed, :same, :at)
            """)
        .bind("id", file.id())
        .bind("workspace", workspace.value())
        .bind("name", file.name())
        .bind("delimiter", String.valueOf(file.layout().delimiter()))
        .bind("header", StoreJson.write(file.layout().header()))
        .bind("mapping", StoreJson.write(file.layout().mapping()))
        .bind("numbers", StoreJson.write(file.layout().styles()))
        .bind("currency", file.currency().getCurrencyCode())
        .bind("created", file.counts().created())
        .bind("changed", file.counts().changed())
        .bind("same", file.counts().same())
        .bind("at", file.importedAt().toEpochMilli())
        .execute();
    insertBad(tx, workspace, written);
  }

  private static void insertBad(Tx tx, WorkspaceId workspace, WrittenFile written) {
    var bad = written.file().bad();
    if (bad.isEmpty()) {
      return;
    }
    var batch = tx.handle().prepareBatch(PUT_BAD);
    for (int i = 0; i < bad.size(); i++) {
      batch
          .bind("file", written.file().id())
          .bind("workspace", workspace.value())
          .bind("line", line(bad.get(i)))
          .bind("bad", written.bad().get(i))
          .add();
    }
    batch.execute();
  }

  void put(Tx tx, WorkspaceId workspace, String fileId, BadOrder bad) {
    tx.handle()
        .createUpdate(PUT_BAD)
        .bind("file", fileId)
        .bind("workspace", workspace.value())
        .bind("line", line(bad))
        .bind("bad", StoreJson.write(bad))
        .execute();
  }

  private static int line(BadOrder bad) {
    return bad.lines().getFirst().number();
  }

  boolean remove(Tx tx, WorkspaceId workspace, String fileId, int line) {
    return tx.handle()
            .createUpdate(
                """
                DELETE FROM order_file_bad WHERE line = :line
                  AND file_id = (SELECT id FROM order_file WHERE id = :file AND workspace_id = :workspace)
                """)
            .bind("file", fileId)
            .bind("workspace", workspace.value())
            .bind("line", line)
            .execute()
        == 1;
  }

  /// The file of the workspace, with its bad orders.
  Optional<Imported> find(Tx tx, WorkspaceId workspace, String id) {
    return files(tx, workspace, "AND id = :id", id).stream().findFirst();
  }

  /// Files with bad orders, newest first.
  List<Imported> unfinished(Tx tx, WorkspaceId workspace) {
    return files(
        tx,
        workspace,
        "AND :id = '' AND EXISTS (SELECT 1 FROM order_file_bad b WHERE b.file_id = order_file.id)",
        "");
  }

  private static List<Imported> files(Tx tx, WorkspaceId workspace, String condition, String id) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM order_file WHERE workspace_id = :workspace "
                + condition
                + " ORDER BY id DESC")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> file(tx, row))
        .list();
  }

  private static Imported file(Tx tx, ResultSet row) throws SQLException {
    var bad = bad(tx, row.getString("id"));
    var currency = FileMemoryStore.currency(row.getString("currency"));
    return new Imported(
        row.getString("id"),
        row.getString("name"),
        layout(row),
        currency == null ? Money.USD : currency,
        new FileCounts(
            row.getInt("created"), row.getInt("changed"), row.getInt("same"), 0, 0, 0, bad.size()),
        List.of(),
        List.of(),
        bad,
        List.of(),
        Instant.ofEpochMilli(row.getLong("imported_at")));
  }

  private static Layout layout(ResultSet row) throws SQLException {
    char delimiter = row.getString("delimiter").charAt(0);
    var numbers = row.getString("numbers");
    return new Layout(
        StoreJson.readList(row.getString("header"), String.class),
        delimiter,
        StoreJson.read(row.getString("mapping"), Mapping.class),
        numbers == null
            ? CellStyles.unproven(delimiter)
            : StoreJson.read(numbers, CellStyles.class));
  }

  private static List<BadOrder> bad(Tx tx, String fileId) {
    return tx.handle()
        .createQuery("SELECT bad FROM order_file_bad WHERE file_id = :file ORDER BY line")
        .bind("file", fileId)
        .map((row, _) -> StoreJson.read(row.getString(1), BadOrder.class))
        .list();
  }
}
