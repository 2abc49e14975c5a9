package dev.quayside.engine.platform.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Admission;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.CallersWord;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.openapi.KnownRequests;
import dev.quayside.engine.platform.server.route.BaseUrls;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Correlation;
import dev.quayside.engine.platform.server.route.Dialect;
import dev.quayside.engine.platform.server.route.ErrorPage;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.Preferences;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.Route;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.printing.message.Message;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/// Takes every request through its steps, in the order of docs/api/answers.md: host,
/// authentication, permission, rate limit, media type and size, JSON and field shape, idempotency,
/// and then the use case with its business rules.
public final class Pipeline {

  private static final Logger LOG = LoggerFactory.getLogger(Pipeline.class);

  /// Logs one line for each request: route, status and duration with its correlation id. No body,
  /// query or credential, and the route instead of the path, which may name a customer's parcel.
  private static final Logger REQUESTS = LoggerFactory.getLogger("dev.quayside.requests");

  private final ClientAddresses visitors;
  private final Hosts hosts;
  private final Cors cors;
  private final Authenticator authenticator;
  private final RateLimits limits;
  private final IdempotencyHeader retries;
  private final Listeners listeners;
  private final BaseUrls baseUrls;
  private final KnownRequests known;
  private final Function<WorkspaceId, Currency> accounts;
  private final OpenStreams streams;
  private final RequestMeter meter;
  private final boolean quiet;

  Pipeline(
      ClientAddresses visitors,
      Hosts hosts,
      Cors cors,
      Authenticator authenticator,
      RateLimits limits,
      IdempotencyHeader retries,
      Listeners listeners,
      KnownRequests known,
      Function<WorkspaceId, Currency> accounts,
      OpenStreams streams,
      RequestMeter meter,
      boolean quiet) {
    this.visitors = visitors;
    this.hosts = hosts;
    this.cors = cors;
    this.authenticator = authenticator;
    this.limits = limits;
    this.retries = retries;
    this.listeners = listeners;
    this.baseUrls = listeners.baseUrls();
    this.known = known;
    this.accounts = accounts;
    this.streams = streams;
    this.meter = meter;
    this.quiet = quiet;
  }

  /// Answers a request for `route`.
  void serve(Context context, Route<?> route) {
    answer(context, route.path(), route.refusal(), limited -> through(context, route, limited));
  }

  /// Answers a request that has no route.
  ///
  /// @param allowed the methods of the path; empty for an unknown path
  void miss(Context context, Set<String> allowed) {
    answer(context, "(no route)", null, limited -> missed(context, allowed, limited));
  }

  private void answer(Context context, String route, @Nullable ErrorPage refusal, Steps steps) {
    long since = System.nanoTime();
    var correlation = Correlation.of(context.header(Correlation.HEADER));
    context.header(Correlation.HEADER, correlation);
    cors.tell(context);
    MDC.put(Correlation.LOGGED, correlation);
    var limited = new RateLimitSubject(limits, visitors.of(context), refusal != null);
    boolean streamed = false;
    try {
      var reply = steps.run(limited);
      if (reply instanceof Reply.Stream stream) {
        limited.tell(context);
        streamed = true;
        var reader = caller(context);
        streams.run(context, stream, () -> reader.isPresent() && reader.equals(caller(context)));
      } else {
        Replies.send(context, reply);
      }
    } catch (ProblemException e) {
      refuse(context, refusal, e.problem());
    } catch (StoreException e) {
      // the store has logged it
      refuse(context, refusal, e.problem());
    } catch (Listeners.Closed e) {
      LOG.debug("{} {} came while the server was stopping", context.method(), context.path());
      refuse(context, refusal, internal(correlation));
    } catch (Throwable e) {
      LOG.error("{} {} failed", context.method(), context.path(), e);
      refuse(context, refusal, internal(correlation));
    } finally {
      limited.tell(context);
      Replies.commit(context);
      var method = context.req().getMethod();
      int status = context.status().getCode();
      long took = System.nanoTime() - since;
      if (!quiet) {
        REQUESTS.info("{} {} {} {} ms", method, route, status, took / 1_000_000);
      }
      if (!streamed) {
        meter.answered(method, route, status, took);
      }
      MDC.remove(Correlation.LOGGED);
    }
  }

  private static void refuse(Context context, @Nullable ErrorPage refusal, Problem problem) {
    var dialect = Dialect.of(context.path());
    var refused =
        dialect.refusal(
            problem, Objects.requireNonNullElse(context.res().getHeader(Correlation.HEADER), ""));
    if (refused.status() == Challenge.STATUS) {
      context.header(
          Challenge.HEADER,
          dialect.challenge().orElseGet(() -> Challenge.to(context.header("Authorization"))));
    }
    if (refusal == null) {
      Replies.send(context, refused);
      return;
    }
    refused.headers().forEach(context::header);
    var page = refusal.page(problem, context.header("Accept-Language"));
    Replies.send(context, page.withStatus(refused.status()));
  }

  private <T> Reply through(Context context, Route<T> route, RateLimitSubject limited) {
    hosts.check(context.header("Host"), context.req().getLocalAddr());
    var listener = listeners.of(context);
    Caller caller = null;
    if (route.needed() != null) {
      var admitted = authenticated(context, listener, limited);
      caller = admitted.caller();
      if (!route.isAnsweredOn(listener)) {
        limited.take();
        throw nothing(context, Optional.empty());
      }
      if (!route.admits(caller.role())) {
        throw ProblemException.refused(
            ProblemCode.FORBIDDEN,
            ServerWords.ROLE_NEEDED,
            route.needed().wire(),
            caller.role().wire());
      }
      if (route.isWork() && admitted.archived().getAsBoolean()) {
        throw ProblemException.refused(
            ProblemCode.WORKSPACE_ARCHIVED, ServerWords.WORKSPACE_ARCHIVED);
      }
    }
    limited.take();
    if (route.table() != null && BodyFile.isAnnounced(context)) {
      var call = new Call(context, caller, listener, baseUrls);
      return Acting.as(actor(caller), () -> tabled(context, route, call));
    }
    var body = body(context, route);
    var unknown = known.unknown(route, body, Call.parameters(context).keySet());
    var handling = Preferences.of(context).handling();
    if (route.method() == Method.POST && handling != Preferences.Handling.LENIENT) {
      RequestBody.requireNone(context, known.parameters(route));
    }
    var fields = Fields.of(body, new Violations(), new AccountCurrency(accounts, caller));
    var request = shaped(route, fields, unknown.refused(handling));
    var identity = route.identity();
    if (identity != null) {
      caller = identity.of(request);
      listeners.require(caller.environment(), listener);
    }
    var call = new Call(context, caller, listener, baseUrls);
    var reply = Acting.as(actor(caller), () -> reply(context, route, call, request, body));
    return reply instanceof Reply.Json json && json.status() < 300
        ? json.warning(unknown.told(handling))
        : reply;
  }

  private static @Nullable Actor actor(@Nullable Caller caller) {
    return caller == null
        ? null
        : new Actor(
            caller.keyId(), caller.person(), MDC.get(Correlation.LOGGED), caller.workspace());
  }

  private <T> Reply reply(Context context, Route<T> route, Call call, T request, JsonNode body) {
    var key =
        route.method() == Method.POST ? IdempotencyHeader.key(context) : Optional.<String>empty();
    if (key.isEmpty() || !call.isAuthenticated()) {
      return route.action().act(call, request);
    }
    return retries.once(
        call,
        route,
        key.get(),
        Fingerprint.of(route.method().name(), asked(context), body),
        () -> route.action().act(call, request));
  }

  private Reply tabled(Context context, Route<?> route, Call call) {
    var unknown =
        known.unknown(route, MissingNode.getInstance(), Call.parameters(context).keySet());
    var handling = Preferences.of(context).handling();
    new Violations().addAll(unknown.refused(handling)).throwAs(ProblemCode.INVALID_REQUEST);
    var key = IdempotencyHeader.key(context);
    try (var body = BodyFile.take(context)) {
      var asked = path(context) + "?" + context.queryString();
      var reply =
          key.isEmpty()
              ? tabled(route, call, body)
              : retries.once(
                  call,
                  route,
                  key.get(),
                  Fingerprint.of(route.method().name(), asked, TextNode.valueOf(body.digest())),
                  () -> tabled(route, call, body));
      return reply instanceof Reply.Json json && json.status() < 300
          ? json.warning(unknown.told(handling))
          : reply;
    }
  }

  /// What is asked for: the path, and the parameters that change what is done. Others may be added
  /// by programs on the way.
  private static String asked(Context context) {
    var query = new TreeMap<>(Call.parameters(context));
    query.keySet().removeIf(name -> name.startsWith("_"));
    return query.isEmpty() ? path(context) : path(context) + "?" + query;
  }

  /// The path of a request, the same with and without the slash at its end: both are answered.
  private static String path(Context context) {
    return context.path().replaceFirst("/+$", "");
  }

  private static Reply tabled(Route<?> route, Call call, BodyFile body) {
    try (var table = body.open()) {
      return Objects.requireNonNull(route.table()).act(call, table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode body(Context context, Route<?> route) {
    if (route.reading() == null) {
      return MissingNode.getInstance();
    }
    var dialect = Dialect.of(route.path());
    var form = dialect.form().filter(_ -> RequestBody.isForm(context));
    boolean typed = !dialect.takesAnyType();
    var bytes = RequestBody.take(context, route.allowance().mostBytes(), typed, form.isPresent());
    if (bytes.length == 0 && route.reading() instanceof BodyReader.OrNothing) {
      return JsonNodeFactory.instance.objectNode();
    }
    return form.isPresent() ? form.get().read(bytes) : RequestBody.object(bytes);
  }

  @SuppressWarnings("NullAway") // a route without a body has T = Void
  private static <T> T shaped(Route<T> route, Fields body, List<Violation> more) {
    T read = route.reading() == null ? null : route.reading().read(body);
    body.violations().addAll(more);
    body.violations().firstOfEach().throwAs(ProblemCode.INVALID_REQUEST);
    return read;
  }

  private Reply missed(Context context, Set<String> allowed, RateLimitSubject limited) {
    hosts.check(context.header("Host"), context.req().getLocalAddr());
    if (cors.isPreflight(context)) {
      // a browser's own question before a request that is counted
      return cors.preflight(context, allowed);
    }
    if (context.path().startsWith("/v1/") || Dialect.of(context.path()) != Dialect.QUAYSIDE) {
      authenticated(context, listeners.of(context), limited);
    }
    limited.take();
    var listener = listeners.of(context);
    if (allowed.isEmpty() || !Route.isAnsweredOn(context.path(), listener)) {
      throw nothing(context, known.near().of(method(context), context.path(), listener));
    }
    context.header("Allow", String.join(", ", allowed));
    if (context.method().name().equals("OPTIONS")) {
      return new Reply.Nothing();
    }
    var answers = ServerWords.METHODS.of(String.join(", ", allowed));
    throw refused(
        ProblemCode.METHOD_NOT_ALLOWED,
        answers,
        known.near().instead(method(context), context.path(), listener));
  }

  private static String method(Context context) {
    return context.method().name();
  }

  private static ProblemException nothing(Context context, Optional<String> meant) {
    return refused(
        ProblemCode.NOT_FOUND,
        ServerWords.NOTHING_THERE.of(context.method(), CallersWord.of(context.path())),
        meant);
  }

  private static ProblemException refused(
      ProblemCode code, Message message, Optional<String> meant) {
    return ProblemException.refused(
        code, meant.map(each -> ServerWords.DID_YOU_MEAN.of(message, each)).orElse(message));
  }

  private Admission authenticated(Context context, Environment listener, RateLimitSubject limited) {
    try {
      var authorization = context.header("Authorization");
      var basic = Dialect.of(context.path()).key(authorization);
      var admitted =
          basic.isPresent()
              ? authenticator.authenticate(basic.get(), null)
              : authenticator.authenticate(context.header("X-API-Key"), authorization);
      listeners.require(admitted.caller().environment(), listener);
      limited.to(admitted.caller());
      return admitted;
    } catch (ProblemException e) {
      // a caller guessing keys is limited like a stranger; one with a valid key is not
      limited.take();
      throw e;
    }
  }

  /// Whose stream it is now. Keys are revoked, tokens expire, people leave or change roles while it
  /// runs: then it is another caller's, or none's.
  private Optional<Caller> caller(Context context) {
    try {
      return Optional.of(
          authenticator
              .authenticate(context.header("X-API-Key"), context.header("Authorization"))
              .caller());
    } catch (ProblemException e) {
      return Optional.empty();
    }
  }

  private static Problem internal(String correlation) {
    return new Problem.Refused(ProblemCode.INTERNAL_ERROR, ServerWords.LOGGED.of(correlation));
  }

  @FunctionalInterface
  private interface Steps {
    Reply run(RateLimitSubject limited);
  }
}
