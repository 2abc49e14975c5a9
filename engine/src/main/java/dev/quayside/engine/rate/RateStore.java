package dev.quayside.engine.rate;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.Violation;
import dev.quayside.engine.store.StoreJson;
import dev.quayside.engine.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `rate_request`: one row for each request, with all its rates.
final class RateStore {

  private static final int MOST_DELETED_AT_ONCE = 500;

  void insert(Tx tx, WorkspaceId workspace, RateTicket ticket) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO rate_request
              (id, workspace_id, status, request, rates, messages, problem, created_at, settled_at, expires_at)
            VALUES
              (:id, :workspace, :status, :request, :rates, :messages, :problem, :createdAt, :settledAt, :expiresAt)
            """)
        .bind("id", ticket.id())
        .bind("workspace", workspace.value())
        .bind("status", ticket.status().wire())
        .bind("request", StoreJson.write(ticket.request()))
        .bind("rates", rates(ticket))
        .bind("messages", messages(ticket))
        .bind("problem", problem(ticket))
        .bind("createdAt", ticket.requestedAt().toEpochMilli())
        .bind("settledAt", millis(ticket.settledAt()))
        .bind("expiresAt", expiresAt(ticket))
        .execute();
  }

  /// pending -> completed or failed. False when it was no longer pending.
  boolean settle(Tx tx, WorkspaceId workspace, RateTicket ticket) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE rate_request SET status = :status, rates = :rates, messages = :messages, problem = :problem,
                  settled_at = :settledAt, expires_at = :expiresAt
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """)
            .bind("id", ticket.id())
            .bind("workspace", workspace.value())
            .bind("status", ticket.status().wire())
            .bind("rates", rates(ticket))
            .bind("messages", messages(ticket))
            .bind("problem", problem(ticket))
            .bind("settledAt", millis(ticket.settledAt()))
            .bind("expiresAt", expiresAt(ticket))
            .execute()
        == 1;
  }

  Optional<RateTicket> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM rate_request WHERE workspace_id = :workspace AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> ticket(row))
        .findOne();
  }

  /// Oldest first.
  List<RateTicket> pending(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM rate_request WHERE workspace_id = :workspace AND status = 'pending' ORDER BY id")
        .bind("workspace", workspace.value())
        .map((row, _) -> ticket(row))
        .list();
  }

  int countPending(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT count(*) FROM rate_request WHERE workspace_id = :workspace AND status = 'pending'")
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  /// Some at a time, since nobody else writes meanwhile.
  int deleteSettledBefore(Tx tx, WorkspaceId workspace, Instant limit) {
    return tx.handle()
        .createUpdate(
            """
            DELETE FROM rate_request WHERE rowid IN
              (SELECT rowid FROM rate_request
               WHERE workspace_id = :workspace AND created_at < :limit AND status <> 'pending'
               LIMIT :most)
            """)
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .bind("most", MOST_DELETED_AT_ONCE)
        .execute();
  }

  private static @Nullable String rates(RateTicket ticket) {
    return ticket.rates().isEmpty() ? null : RateRowJson.write(ticket.rates());
  }

  private static @Nullable String messages(RateTicket ticket) {
    return ticket.messages().isEmpty() ? null : StoreJson.write(ticket.messages());
  }

  private static @Nullable String problem(RateTicket ticket) {
    return switch (ticket.problem()) {
      case null -> null;
      case Problem.Invalid invalid -> StoreJson.write(invalid);
      case Problem.Refused refused -> StoreJson.write(refused);
      case Problem.TryLater later ->
          StoreJson.write(new Problem.Refused(later.code(), later.message()));
    };
  }

  private static @Nullable Long expiresAt(RateTicket ticket) {
    return ticket.rates().isEmpty() ? null : ticket.rates().getFirst().expiresAt().toEpochMilli();
  }

  private static RateTicket ticket(ResultSet row) throws SQLException {
    var rates = row.getString("rates");
    var messages = row.getString("messages");
    var problem = row.getString("problem");
    long settledAt = row.getLong("settled_at");
    return new RateTicket(
        row.getString("id"),
        RateTicket.Status.ofWire(row.getString("status")),
        StoreJson.read(row.getString("request"), RateRequest.class),
        Instant.ofEpochMilli(row.getLong("created_at")),
        settledAt == 0 ? null : Instant.ofEpochMilli(settledAt),
        rates == null
            ? List.of()
            : RateRowJson.read(rates, Instant.ofEpochMilli(row.getLong("expires_at"))),
        messages == null ? List.of() : StoreJson.readList(messages, CarrierMessage.class),
        problem == null ? null : StoreJson.read(problem, Why.class).problem());
  }

  private static @Nullable Long millis(@Nullable Instant time) {
    return time == null ? null : time.toEpochMilli();
  }

  /// A problem as it is kept.
  record Why(ProblemCode code, String message, @Nullable List<Violation> details) {
    Problem problem() {
      return details == null
          ? new Problem.Refused(code, message)
          : new Problem.Invalid(code, message, details);
    }
  }
}
