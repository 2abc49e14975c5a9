package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.picture.Picture;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tables `pack_check`, `pack_check_order`, `pack_check_scan` and `pack_check_photo`.
final class CheckStore {

  /// Something that was tried at a check.
  ///
  /// @param userId null when no person had to sign in
  /// @param result as the answer names it, or `confirmed`, or `weight_differs`
  record Attempt(
      Instant at,
      @Nullable String userId,
      String station,
      String result,
      int pieces,
      @Nullable String code) {}

  /// What a person did at a desk over a period.
  record Sum(@Nullable String userId, @Nullable String station, int pieces, int mistakes) {}

  Optional<PackCheck> byId(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT kept FROM pack_check WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), PackCheck.class))
        .findOne();
  }

  /// The checks of an order, oldest first.
  List<PackCheck> of(Tx tx, WorkspaceId workspace, String orderId) {
    return tx.handle()
        .createQuery(
            """
            SELECT c.kept FROM pack_check_order o JOIN pack_check c ON c.id = o.check_id
            WHERE o.order_id = :order AND c.workspace_id = :workspace ORDER BY c.id
            """)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .map((row, _) -> StoreJson.read(row.getString(1), PackCheck.class))
        .list();
  }

  void add(Tx tx, WorkspaceId workspace, PackCheck check) {
    put(tx, workspace, check);
    for (var orderId : check.orderIds()) {
      tx.handle()
          .createUpdate(
              "INSERT INTO pack_check_order (order_id, check_id, workspace_id)"
                  + " VALUES (:order, :check, :workspace)")
          .bind("order", orderId)
          .bind("check", check.id())
          .bind("workspace", workspace.value())
          .execute();
    }
  }

  void put(Tx tx, WorkspaceId workspace, PackCheck check) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO pack_check (id, workspace_id, state, kept) VALUES (:id, :workspace, :state, :kept)
            ON CONFLICT (id) DO UPDATE SET state = excluded.state, kept = excluded.kept
            """)
        .bind("id", check.id())
        .bind("workspace", workspace.value())
        .bind("state", check.state().wire())
        .bind("kept", StoreJson.write(check))
        .execute();
  }

  void note(Tx tx, WorkspaceId workspace, String checkId, Attempt attempt) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO pack_check_scan
              (check_id, number, workspace_id, at, user_id, station, result, pieces, code)
            SELECT :check, (SELECT coalesce(max(number), 0) + 1 FROM pack_check_scan WHERE check_id = :check),
              :workspace, :at, :user, :station, :result, :pieces, :code
            """)
        .bind("check", checkId)
        .bind("workspace", workspace.value())
        .bind("at", attempt.at().toEpochMilli())
        .bind("user", attempt.userId())
        .bind("station", attempt.station())
        .bind("result", attempt.result())
        .bind("pieces", attempt.pieces())
        .bind("code", attempt.code())
        .execute();
  }

  /// Pieces checked and mistakes made by each person at each desk.
  List<Sum> sums(Tx tx, WorkspaceId workspace, Instant from, Instant to) {
    return tx.handle()
        .createQuery(
            """
            SELECT user_id, station, sum(pieces) AS pieces,
              sum(CASE WHEN result IN ('too_many', 'not_in_order', 'unknown', 'weight_differs') THEN 1 ELSE 0 END)
                AS mistakes
            FROM pack_check_scan WHERE workspace_id = :workspace AND at >= :from AND at < :to
            GROUP BY user_id, station
            """)
        .bind("workspace", workspace.value())
        .bind("from", from.toEpochMilli())
        .bind("to", to.toEpochMilli())
        .map(
            (row, _) ->
                new Sum(
                    row.getString("user_id"),
                    row.getString("station"),
                    row.getInt("pieces"),
                    row.getInt("mistakes")))
        .list();
  }

  Optional<Picture> photo(Tx tx, WorkspaceId workspace, String checkId) {
    return tx.handle()
        .createQuery(
            "SELECT kind, content FROM pack_check_photo"
                + " WHERE check_id = :check AND workspace_id = :workspace")
        .bind("check", checkId)
        .bind("workspace", workspace.value())
        .map((row, _) -> new Picture(row.getString("kind"), row.getBytes("content")))
        .findOne();
  }

  void putPhoto(Tx tx, WorkspaceId workspace, String checkId, Picture photo) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO pack_check_photo (check_id, workspace_id, kind, content)
            VALUES (:check, :workspace, :kind, :content)
            ON CONFLICT (check_id) DO UPDATE SET kind = excluded.kind, content = excluded.content
            """)
        .bind("check", checkId)
        .bind("workspace", workspace.value())
        .bind("kind", photo.kind())
        .bind("content", photo.content())
        .execute();
  }

  /// Deletes the photos of an order's checks.
  void dropPhotos(Tx tx, WorkspaceId workspace, String orderId) {
    for (var check : of(tx, workspace, orderId)) {
      if (check.photo() != null) {
        tx.handle()
            .createUpdate(
                "DELETE FROM pack_check_photo WHERE check_id = :check AND workspace_id = :workspace")
            .bind("check", check.id())
            .bind("workspace", workspace.value())
            .execute();
        put(tx, workspace, check.photographed(null));
      }
    }
  }
}
