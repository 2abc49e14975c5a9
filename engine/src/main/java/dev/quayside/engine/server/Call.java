package dev.quayside.engine.server;

import dev.quayside.engine.idempotency.Answer;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.idempotency.Slip;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Tx;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One request that passed the checks.
public final class Call {

  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
  private static final Pattern COMMA = Pattern.compile(",");

  private final Context context;
  private final @Nullable Caller caller;
  private final Environment listener;
  private final Listeners listeners;
  private @Nullable Slip slip;
  private UnaryOperator<String> kept = UnaryOperator.identity();
  private volatile boolean settled;

  Call(Context context, @Nullable Caller caller, Environment listener, Listeners listeners) {
    this.context = context;
    this.caller = caller;
    this.listener = listener;
    this.listeners = listeners;
  }

  /// Who asks. Routes that take no credential have none.
  public Caller caller() {
    if (caller == null) {
      throw new IllegalStateException(context.path() + " takes no credential");
    }
    return caller;
  }

  /// The environment of the listener the request came to.
  public Environment listener() {
    return listener;
  }

  /// Where this environment answers, for links.
  public URI baseUrl() {
    return listeners.baseUrls().of(listener);
  }

  /// What the use case writes for the caller's retry, in its own transaction; nothing when the
  /// request has no Idempotency-Key.
  ///
  /// @param status of success
  /// @param body what is answered for what was made: the very reply the action returns
  public <T> Receipt<T> receipt(int status, Function<T, Object> body) {
    return receipt(made -> Reply.json(status, body.apply(made)));
  }

  /// As {@link #receipt(int, Function)}, for a reply with headers of its own.
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
    };
  }

  private Answer answer(Reply.Json reply) {
    return new Answer(reply.status(), kept.apply(reply.text()), reply.headers(), false);
  }

  /// What an earlier try with this Idempotency-Key had begun when its process died.
  public Optional<String> interrupted() {
    return Optional.ofNullable(slip).flatMap(Slip::interrupted);
  }

  /// @param keeping how the answer's body is kept
  void hold(Slip held, UnaryOperator<String> keeping) {
    slip = held;
    kept = keeping;
  }

  /// Whether the use case wrote the receipt itself.
  boolean settled() {
    return settled;
  }

  public String path(String parameter) {
    return context.pathParam(parameter);
  }

  public @Nullable String header(String name) {
    return context.header(name);
  }

  /// Whether the header `Prefer` (RFC 7240) names a preference. Its parameters are not looked at.
  public boolean prefers(String preference) {
    return Collections.list(context.req().getHeaders("Prefer")).stream()
        .map(header -> QUOTED.matcher(header).replaceAll(""))
        .flatMap(COMMA::splitAsStream)
        .anyMatch(each -> each.split("[;=]", 2)[0].strip().equalsIgnoreCase(preference));
  }

  /// @throws ProblemException `INVALID_REQUEST` naming every parameter that `reading` found wrong
  public <T> T query(Function<QueryParameters, T> reading) {
    var parameters = new QueryParameters(parameters());
    var read = reading.apply(parameters);
    parameters.violations().throwAs(ProblemCode.INVALID_REQUEST);
    return read;
  }

  private Map<String, List<String>> parameters() {
    try {
      return context.queryParamMap();
    } catch (IllegalArgumentException e) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST, "the query string is not percent-encoded UTF-8");
    }
  }
}
