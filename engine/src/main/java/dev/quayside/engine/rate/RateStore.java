package dev.quayside.engine.rate;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.StoreJson;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Table `rate_quote`: one row for each carrier's answer.
final class RateStore {

  /// One carrier's stored answer.
  record Stored(String quoteId, RateRequest request, List<Rate> rates) {}

  void insert(
      Tx tx,
      WorkspaceId workspace,
      String quoteId,
      RateRequest request,
      List<Rate> rates,
      Instant now) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO rate_quote
              (workspace_id, first_rate_id, quote_id, request, rates, created_at, expires_at)
            VALUES (:workspace, :first, :quoteId, :request, :rates, :createdAt, :expiresAt)
            """)
        .bind("workspace", workspace.value())
        .bind("first", rates.getFirst().id())
        .bind("quoteId", quoteId)
        .bind("request", StoreJson.write(request))
        .bind("rates", StoreJson.write(rates))
        .bind("createdAt", now.toEpochMilli())
        .bind("expiresAt", rates.getFirst().expiresAt().toEpochMilli())
        .execute();
  }

  /// Ids of one answer are consecutive, so the row that holds a rate is the last one that does not
  /// begin after it.
  Optional<Stored> holding(Tx tx, WorkspaceId workspace, String rateId) {
    return tx.handle()
        .createQuery(
            """
            SELECT quote_id, request, rates FROM rate_quote
            WHERE workspace_id = :workspace AND first_rate_id <= :rateId
            ORDER BY first_rate_id DESC LIMIT 1
            """)
        .bind("workspace", workspace.value())
        .bind("rateId", rateId)
        .map((row, _) -> stored(row.getString(1), row.getString(2), row.getString(3)))
        .findOne();
  }

  /// Everything that was on offer beside it.
  List<Rate> ofQuote(Tx tx, WorkspaceId workspace, String quoteId) {
    return tx
        .handle()
        .createQuery(
            "SELECT rates FROM rate_quote WHERE workspace_id = :workspace AND quote_id = :quoteId")
        .bind("workspace", workspace.value())
        .bind("quoteId", quoteId)
        .mapTo(String.class)
        .list()
        .stream()
        .flatMap(json -> rates(json).stream())
        .toList();
  }

  int deleteExpired(Tx tx, WorkspaceId workspace, Instant before) {
    return tx.handle()
        .createUpdate(
            "DELETE FROM rate_quote WHERE workspace_id = :workspace AND expires_at < :before")
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .execute();
  }

  private static Stored stored(String quoteId, String request, String rates) {
    return new Stored(quoteId, StoreJson.read(request, RateRequest.class), rates(rates));
  }

  private static List<Rate> rates(String json) {
    return StoreJson.readList(json, Rate.class);
  }
}
