package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.IdempotencyRecord;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.json.ListJson;
import dev.quayside.engine.platform.server.json.ServerWords;
import io.javalin.http.Context;
import java.net.URI;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// One request that has passed the checks.
public final class Call {

  private final Context context;
  private final @Nullable Caller caller;
  private final Environment listener;
  private final BaseUrls baseUrls;
  private @Nullable IdempotencyRecord record;
  private UnaryOperator<String> keeping = UnaryOperator.identity();
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

  /// Does the work of a request under its Idempotency-Key, and answers it.
  ///
  /// @param work writes the key in its own transactions
  /// @param reply the answer to what the work has made, now and for every retry
  public <T> Reply.Json answer(Function<RequestKey<T>, T> work, Function<T, Reply.Json> reply) {
    var held = record;
    if (held == null) {
      return reply.apply(work.apply(RequestKey.none()));
    }
    var shown = new Shown<>(reply);
    return shown.reply(work.apply(held.key(made -> shown.reply(made).answer(keeping))));
  }

  /// Does like {@link #answer}, and answers 200.
  public <T> Reply.Json ok(Function<RequestKey<T>, T> work, Function<T, Object> body) {
    return answer(work, made -> Reply.ok(body.apply(made)));
  }

  /// Does like {@link #answer}, and answers 201.
  public <T> Reply.Json created(Function<RequestKey<T>, T> work, Function<T, Object> body) {
    return answer(work, made -> Reply.created(body.apply(made)));
  }

  /// @param keeping converts the answer's body for storage
  public void hold(IdempotencyRecord held, UnaryOperator<String> keeping) {
    record = held;
    this.keeping = keeping;
  }

  /// Limits how long a retry gets this answer, which is useless after `end`.
  public void goodUntil(Instant end) {
    goodUntil = end;
  }

  public @Nullable Instant goodUntil() {
    return goodUntil;
  }

  /// Answers a short list: all of it, or the page that the query asks for.
  ///
  /// @param wire converts an item
  public <S, T> Reply.Json list(Collection<S> items, Function<S, T> wire) {
    return list(() -> items, wire);
  }

  /// The same of what may not be there: the query is looked at first.
  public <S, T> Reply.Json list(Supplier<? extends Collection<S>> found, Function<S, T> wire) {
    return query(query -> Optional.ofNullable(query.part()))
        .map(asked -> Reply.ok(ListJson.page(List.copyOf(found.get()), asked, wire)))
        .orElseGet(() -> Reply.ok(ListJson.of(found.get(), wire)));
  }

  public String path(String parameter) {
    return context.pathParam(parameter);
  }

  /// What the caller names a thing that the request may make.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for control characters, which no body can give
  ///   either
  public String name(String parameter) {
    var text = path(parameter);
    if (text.chars().anyMatch(Character::isISOControl)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, parameter, ServerWords.UNWRITABLE);
    }
    return text;
  }

  public @Nullable String header(String name) {
    return context.header(name);
  }

  /// Whether the header `Accept` asks for a table in place of JSON.
  public boolean wantsTable() {
    var accept = context.header("Accept");
    return accept != null && accept.toLowerCase(Locale.ROOT).contains(Reply.Download.CSV);
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
    parameters.violations().firstOfEach().throwAs(ProblemCode.INVALID_REQUEST);
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

  /// Makes the reply to a result once, though it is wanted for the caller and for the record.
  private static final class Shown<T> {

    private final Function<T, Reply.Json> mapping;
    private @Nullable T made;
    private Reply.@Nullable Json reply;

    Shown(Function<T, Reply.Json> mapping) {
      this.mapping = mapping;
    }

    Reply.Json reply(T result) {
      var known = reply;
      if (known == null || made != result) {
        known = mapping.apply(result);
        made = result;
        reply = known;
      }
      return known;
    }
  }
}
