package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Table `workspace_user`. PINs and badges are hashes there.
final class UserStore {

  private static final String SELECT =
      """
      SELECT id, name, role, pin, badge, locked_until, created_at FROM workspace_user
      WHERE workspace_id = :workspace
      """;

  /// A person with the hash of the PIN.
  ///
  /// @param pin null when the person has none
  record Secret(User user, @Nullable String pin) {}

  /// Names are compared without regard to letter case.
  static String folded(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }

  List<User> all(Tx tx, WorkspaceId workspace) {
    return query(tx, workspace, " ORDER BY folded").map(UserStore::user).list();
  }

  Optional<User> find(Tx tx, WorkspaceId workspace, String id) {
    return query(tx, workspace, " AND id = :id").bind("id", id).map(UserStore::user).findOne();
  }

  /// @param who an id, or a name in any letter case
  Optional<Secret> called(Tx tx, WorkspaceId workspace, String who) {
    return query(tx, workspace, " AND (id = :id OR folded = :folded)")
        .bind("id", who)
        .bind("folded", folded(who))
        .map((row, context) -> new Secret(user(row, context), row.getString("pin")))
        .findFirst();
  }

  Optional<User> ofBadge(Tx tx, WorkspaceId workspace, String hash) {
    return query(tx, workspace, " AND badge = :badge")
        .bind("badge", hash)
        .map(UserStore::user)
        .findOne();
  }

  private static Query query(Tx tx, WorkspaceId workspace, String more) {
    return tx.handle().createQuery(SELECT + more).bind("workspace", workspace.value());
  }

  void insert(
      Tx tx, WorkspaceId workspace, User user, @Nullable String pin, @Nullable String badge) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO workspace_user (id, workspace_id, name, folded, role, pin, badge, created_at)
            VALUES (:id, :workspace, :name, :folded, :role, :pin, :badge, :at)
            """)
        .bind("id", user.id())
        .bind("workspace", workspace.value())
        .bind("name", user.name())
        .bind("folded", folded(user.name()))
        .bind("role", user.role().wire())
        .bind("pin", pin)
        .bind("badge", badge)
        .bind("at", user.createdAt().toEpochMilli())
        .execute();
  }

  /// Stores name and role, and the hashes that are not null.
  void change(
      Tx tx, WorkspaceId workspace, User user, @Nullable String pin, @Nullable String badge) {
    tx.handle()
        .createUpdate(
            """
            UPDATE workspace_user SET name = :name, folded = :folded, role = :role,
              pin = coalesce(:pin, pin), badge = coalesce(:badge, badge)
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("name", user.name())
        .bind("folded", folded(user.name()))
        .bind("role", user.role().wire())
        .bind("pin", pin)
        .bind("badge", badge)
        .bind("id", user.id())
        .bind("workspace", workspace.value())
        .execute();
  }

  void remove(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate("DELETE FROM workspace_user WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Counts a PIN as wrong before it is compared, and locks the person when it is the `most`th in a
  /// row, so that no two engines together compare more.
  ///
  /// @return false when the person is locked: the PIN must not be compared
  boolean count(Tx tx, WorkspaceId workspace, String id, int most, Instant now, Instant until) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE workspace_user SET
                  wrong_pins = CASE WHEN locked_until IS NULL THEN wrong_pins + 1 ELSE 1 END,
                  locked_until =
                    CASE WHEN locked_until IS NULL AND wrong_pins + 1 >= :most THEN :until END
                WHERE id = :id AND workspace_id = :workspace
                  AND (locked_until IS NULL OR locked_until <= :now)
                """)
            .bind("most", most)
            .bind("until", until.toEpochMilli())
            .bind("id", id)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .execute()
        == 1;
  }

  /// Forgets the wrong PINs, and ends a lock.
  void forgive(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate(
            """
            UPDATE workspace_user SET wrong_pins = 0, locked_until = NULL
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  private static User user(ResultSet row, @Nullable StatementContext context) throws SQLException {
    return new User(
        row.getString("id"),
        row.getString("name"),
        WireWord.read(PersonRole.class, row.getString("role")),
        row.getString("pin") != null,
        row.getString("badge") != null,
        InstantColumn.read(row, "locked_until"),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
