package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.idempotency.IdempotencyRecord;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.store.Tx;
import io.javalin.http.Context;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// One request that has passed the checks.
public final class Call {

  private final Context context;
  private final @Nullable Caller caller;
  private final Environment listener;
  private final BaseUrls baseUrls;
  private @Nullable IdempotencyRecord slip;
  private UnaryOperator<String> kept = UnaryOperator.identity();
  private volatile boolean settled;
  private @Nullable Instant goodUntil;

  public Call(Context context, @Nullable Caller caller, Environment listener, BaseUrls baseUrls) {
    this.context = context;
    this.caller = caller;
    this.listener = listener;
    this.baseUrls = baseUrls;
  }

  /// The caller. Routes that take no credential have none.
  public Caller caller() {
    if (caller == null) {
      throw new IllegalStateException(context.path() + " takes no credential");
    }
    return caller;
  }

  public boolean isAuthenticated() {
    return caller != null;
  }

  /// The environment of the listener the request came to.
  public Environment listener() {
    return listener;
  }

  /// The listener the request came to, with its URL.
  public Site site() {
    return Site.of(listener, baseUrls);
  }

  /// The URL of this environment's listener, for links.
  public URI baseUrl() {
    return baseUrls.of(listener);
  }

  /// The receipt of the request's Idempotency-Key, which the use case writes in its own
  /// transaction; it does nothing when the request has no key.
  ///
  /// @param status of success
  /// @param body makes the answer's body, the same that the action returns
  public <T> Receipt<T> receipt(int status, Function<T, Object> body) {
    return receipt(made -> Reply.json(status, body.apply(made)));
  }

  /// The receipt for a reply that has its own headers.
  public <T> Receipt<T> receipt(Function<T, Reply.Json> reply) {
    var held = slip;
    if (held == null) {
      return Receipt.none();
    }
    Receipt<T> receipt = held.receipt(made -> answer(reply.apply(made)));
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String subject) {
        receipt.claim(tx, subject);
      }

      @Override
      public void settle(Tx tx, T made) {
        receipt.settle(tx, made);
        settled = true;
      }

      @Override
      public void withdraw(Tx tx) {
        receipt.withdraw(tx);
      }
    };
  }

  private Answer answer(Reply.Json reply) {
    return new Answer(reply.status(), kept.apply(reply.text()), reply.headers(), false);
  }

  /// The subject that an earlier request with this Idempotency-Key had claimed when its process
  /// died.
  public Optional<String> interrupted() {
    return Optional.ofNullable(slip).flatMap(IdempotencyRecord::interrupted);
  }

  /// @param keeping converts the answer's body for storage
  public void hold(IdempotencyRecord held, UnaryOperator<String> keeping) {
    slip = held;
    kept = keeping;
  }

  /// Limits how long a retry gets this answer, which is useless after `end`.
  public void goodUntil(Instant end) {
    goodUntil = end;
  }

  public @Nullable Instant goodUntil() {
    return goodUntil;
  }

  /// Whether the use case has written the receipt itself.
  public boolean settled() {
    return settled;
  }

  public String path(String parameter) {
    return context.pathParam(parameter);
  }

  public @Nullable String header(String name) {
    return context.header(name);
  }

  /// Whether the header `Prefer` (RFC 7240) names a preference.
  public boolean prefers(String preference) {
    return Preferences.of(context).has(preference);
  }

  /// The value the header `Prefer` gives a preference, for example `5` for `wait=5`.
  public Optional<String> preference(String preference) {
    return Preferences.of(context).value(preference);
  }

  /// @throws ProblemException `INVALID_REQUEST` naming every parameter that `reading` found wrong
  public <T> T query(Function<QueryParameters, T> reading) {
    var parameters = new QueryParameters(parameters(context));
    var read = reading.apply(parameters);
    parameters.violations().throwAs(ProblemCode.INVALID_REQUEST);
    return read;
  }

  /// @throws ProblemException `INVALID_REQUEST` when the query string cannot be read
  public static Map<String, List<String>> parameters(Context context) {
    try {
      return context.queryParamMap();
    } catch (IllegalArgumentException e) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, ServerWords.QUERY_UNREADABLE);
    }
  }
}
