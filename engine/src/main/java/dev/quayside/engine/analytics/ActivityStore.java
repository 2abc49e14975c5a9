package dev.quayside.engine.analytics;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.util.Currency;
import java.util.List;

/// Sums over table `journey`.
final class ActivityStore {

  private static final long QUARTER_MS = 15 * 60 * 1000L;

  /// Bought in [from, to).
  List<Bucket> buckets(Tx tx, WorkspaceId workspace, Instant from, Instant to) {
    return tx.handle()
        .createQuery(
            """
            SELECT bought_at / :quarter AS quarter, carrier, currency, sum(paid) AS paid, count(*) AS labels
            FROM journey WHERE workspace_id = :workspace AND bought_at >= :from AND bought_at < :to
            GROUP BY quarter, carrier, currency ORDER BY quarter, carrier, currency
            """)
        .bind("workspace", workspace.value())
        .bind("quarter", QUARTER_MS)
        .bind("from", from.toEpochMilli())
        .bind("to", to.toEpochMilli())
        .map(
            (row, _) ->
                new Bucket(
                    Instant.ofEpochMilli(row.getLong("quarter") * QUARTER_MS),
                    row.getString("carrier"),
                    Money.ofMinor(
                        row.getLong("paid"), Currency.getInstance(row.getString("currency"))),
                    row.getInt("labels")))
        .list();
  }
}
