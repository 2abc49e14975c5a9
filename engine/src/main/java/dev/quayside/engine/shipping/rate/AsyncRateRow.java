package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.printing.message.Message;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rate request as a row of table `rate_request`. Made before the transaction, because all other
/// writers wait while it runs.
record AsyncRateRow(
    String id,
    String status,
    String request,
    @Nullable String rates,
    @Nullable String messages,
    @Nullable String problem,
    long createdAt,
    @Nullable Long settledAt,
    @Nullable Long expiresAt) {

  static AsyncRateRow of(AsyncRateRequest asyncRequest) {
    var settledAt = asyncRequest.settledAt();
    boolean has = !asyncRequest.rates().isEmpty();
    return new AsyncRateRow(
        asyncRequest.id(),
        asyncRequest.status().wire(),
        StoreJson.write(asyncRequest.request()),
        has ? RateRowJson.write(asyncRequest.rates()) : null,
        asyncRequest.messages().isEmpty() ? null : StoreJson.write(asyncRequest.messages()),
        problem(asyncRequest.problem()),
        asyncRequest.requestedAt().toEpochMilli(),
        InstantColumn.millis(settledAt),
        has ? asyncRequest.rates().getFirst().expiresAt().toEpochMilli() : null);
  }

  static AsyncRateRequest read(ResultSet row) throws SQLException {
    var rates = row.getString("rates");
    var messages = row.getString("messages");
    var problem = row.getString("problem");
    long settledAt = row.getLong("settled_at");
    return new AsyncRateRequest(
        row.getString("id"),
        WireWord.read(AsyncRateRequest.Status.class, row.getString("status")),
        StoreJson.read(row.getString("request"), RateRequest.class),
        Instant.ofEpochMilli(row.getLong("created_at")),
        settledAt == 0 ? null : Instant.ofEpochMilli(settledAt),
        rates == null
            ? List.of()
            : RateRowJson.read(rates, Instant.ofEpochMilli(row.getLong("expires_at"))),
        messages == null ? List.of() : StoreJson.readList(messages, CarrierMessage.class),
        problem == null ? null : StoreJson.read(problem, Why.class).problem());
  }

  private static @Nullable String problem(@Nullable Problem problem) {
    return problem == null ? null : StoreJson.write(Why.of(problem));
  }

  /// A stored problem. The time to try again is left out: it has passed by the time anyone reads
  /// it.
  record Why(ProblemCode code, Message message, @Nullable List<Violation> details) {

    static Why of(Problem problem) {
      var details = problem.details().isEmpty() ? null : problem.details();
      return new Why(problem.code(), problem.message(), details);
    }

    Problem problem() {
      return new Problem.Refused(code, message, Absent.toEmpty(details));
    }
  }
}
