package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.Currency;
import java.util.List;
import java.util.stream.Stream;

/// Sums of table `journey` over spans of seconds, in multiples of a quarter of an hour, because in
/// every time zone days and hours begin on a quarter.
final class ActivityStore {

  private static final long QUARTER = 15 * 60;
  private static final long HOUR = 4 * QUARTER;
  private static final List<Long> LENGTHS = List.of(12 * HOUR, 4 * HOUR, HOUR, QUARTER);

  /// One span that counts towards a day or an hour.
  ///
  /// @param time the day (days since 1970) or the hour (0..23)
  record Term(long time, Span span) {}

  /// @param from begin of a full quarter of an hour, as `to` is
  static Stream<Term> terms(long time, Instant from, Instant to) {
    return Span.cover(quarter(from), quarter(to), LENGTHS).stream()
        .map(span -> new Term(time, span));
  }

  List<Bucket> sums(Tx tx, WorkspaceId workspace, List<Term> terms) {
    return tx.handle()
        .createQuery(
            """
            SELECT CAST(term.value ->> 0 AS BIGINT) AS time, carrier, currency, sum(paid) AS paid, sum(parcels) AS parcels
            FROM json_each(:terms) AS term
              CROSS JOIN journey_span ON workspace_id = :workspace AND seconds = CAST(term.value ->> 1 AS BIGINT)
                AND start = CAST(term.value ->> 2 AS BIGINT)
            GROUP BY time, carrier, currency HAVING sum(parcels) > 0
            """)
        .bind("terms", json(terms))
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                new Bucket(
                    row.getLong("time"),
                    row.getString("carrier"),
                    Money.ofMinor(
                        row.getLong("paid"), Currency.getInstance(row.getString("currency"))),
                    row.getInt("parcels")))
        .list();
  }

  private static String json(List<Term> terms) {
    return terms.stream()
        .map(term -> List.of(term.time(), term.span().length(), term.span().start()))
        .toList()
        .toString();
  }

  private static long quarter(Instant moment) {
    return Math.floorDiv(moment.getEpochSecond(), QUARTER) * QUARTER;
  }
}
