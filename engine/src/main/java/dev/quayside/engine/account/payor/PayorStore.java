package dev.quayside.engine.account.payor;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.option.PayorAccount;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// Table `payor`.
final class PayorStore {

  List<KeptPayor> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT * FROM payor WHERE workspace_id = :workspace ORDER BY lower(name), id")
        .bind("workspace", workspace.value())
        .map((row, _) -> payor(row))
        .list();
  }

  Optional<KeptPayor> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM payor WHERE workspace_id = :workspace AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> payor(row))
        .findOne();
  }

  /// Replaces the payor with the same id, or adds it.
  void put(Tx tx, WorkspaceId workspace, KeptPayor payor) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO payor (id, workspace_id, name, carrier, account, account_end, zip, country)
            VALUES (:id, :workspace, :name, :carrier, :account, :end, :zip, :country)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, carrier = excluded.carrier,
              account = excluded.account, account_end = excluded.account_end, zip = excluded.zip,
              country = excluded.country
            """)
        .bind("id", payor.id())
        .bind("workspace", workspace.value())
        .bind("name", payor.name())
        .bind("carrier", payor.carrier())
        .bind("account", payor.account().number())
        .bind("end", payor.account().end())
        .bind("zip", payor.zip())
        .bind("country", payor.country())
        .execute();
  }

  boolean remove(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate("DELETE FROM payor WHERE id = :id AND workspace_id = :workspace")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  private static KeptPayor payor(ResultSet row) throws SQLException {
    return new KeptPayor(
        row.getString("id"),
        row.getString("name"),
        row.getString("carrier"),
        new PayorAccount(row.getString("account"), true, row.getString("account_end")),
        row.getString("zip"),
        row.getString("country"));
  }
}
