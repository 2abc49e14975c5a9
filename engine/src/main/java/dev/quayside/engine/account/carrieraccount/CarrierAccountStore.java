package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Table `carrier_account`.
final class CarrierAccountStore {

  Optional<AccountRow> find(Tx tx, WorkspaceId workspace, CarrierModule kind) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM carrier_account WHERE workspace_id = :workspace AND carrier = :carrier")
        .bind("workspace", workspace.value())
        .bind("carrier", kind.code())
        .map((row, _) -> row(row, kind))
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, AccountRow row) {
    var account = row.account();
    boolean open = row.sealed() != null;
    tx.handle()
        .createUpdate(
            """
            INSERT INTO carrier_account
              (workspace_id, carrier, enabled, shown, kept, sealed, connection, message, tested_at,
               revision, billing, endpoint)
            VALUES
              (:workspace, :carrier, :enabled, :shown, :kept, :sealed, :connection, :message,
               :testedAt, :revision, :billing, :endpoint)
            ON CONFLICT (workspace_id, carrier) DO UPDATE SET enabled = excluded.enabled,
              shown = excluded.shown, kept = excluded.kept, sealed = excluded.sealed,
              connection = excluded.connection, message = excluded.message,
              tested_at = excluded.tested_at, revision = excluded.revision,
              billing = excluded.billing, endpoint = excluded.endpoint
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", account.kind().code())
        .bind("enabled", account.enabled())
        .bind("shown", open ? StoreJson.write(account.shown()) : null)
        .bind("kept", open ? String.join(" ", account.kept()) : null)
        .bind("sealed", row.sealed())
        .bind("connection", account.connection().wire())
        .bind("message", MessageColumn.write(account.message()))
        .bind(
            "testedAt",
            Optional.ofNullable(account.testedAt()).map(Instant::toEpochMilli).orElse(null))
        .bind("revision", row.revision())
        .bind("billing", account.terms().billing().wire())
        .bind("endpoint", account.terms().test() ? "test" : "production")
        .execute();
  }

  /// Codes of the carriers that are switched off.
  Set<String> off(Tx tx, WorkspaceId workspace) {
    return Set.copyOf(
        tx.handle()
            .createQuery(
                "SELECT carrier FROM carrier_account WHERE workspace_id = :workspace AND enabled ="
                    + " 0")
            .bind("workspace", workspace.value())
            .mapTo(String.class)
            .list());
  }

  private static AccountRow row(ResultSet row, CarrierModule kind) throws SQLException {
    var shown = row.getString("shown");
    var kept = row.getString("kept");
    long testedAt = row.getLong("tested_at");
    boolean tested = !row.wasNull();
    var account =
        new CarrierAccount(
            kind,
            new Terms(
                WireWord.read(Billing.class, row.getString("billing")),
                row.getString("endpoint").equals("test")),
            row.getBoolean("enabled"),
            shown == null ? Map.of() : StoreJson.readTexts(shown),
            kept == null ? Set.of() : Set.copyOf(List.of(kept.split(" "))),
            WireWord.read(Connection.class, row.getString("connection")),
            MessageColumn.read(row.getString("message")),
            tested ? Instant.ofEpochMilli(testedAt) : null);
    return new AccountRow(account, row.getString("sealed"), row.getLong("revision"));
  }
}
