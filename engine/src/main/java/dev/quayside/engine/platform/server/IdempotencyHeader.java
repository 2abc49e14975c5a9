package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Dialect;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.Route;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// The header Idempotency-Key: a retry gets the first answer again (docs/api/answers.md). A refusal
/// leaves no record.
final class IdempotencyHeader {

  private static final String HEADER = "Idempotency-Key";
  private static final Pattern KEY = Pattern.compile("[\\x20-\\x7E]{1,255}");

  private final Idempotency idempotency;
  private final Vault vault;

  IdempotencyHeader(Idempotency idempotency, Vault vault) {
    this.idempotency = idempotency;
    this.vault = vault;
  }

  /// What other APIs call it, and how it is misspelt. A caller that sends one of these believes a
  /// retry to be safe.
  private static final Pattern MEANT =
      Pattern.compile("(?i)(x[-_]?)?idempoten(t|cy|ce)[-_]?(keys?|id|token)");

  /// @throws ProblemException `INVALID_REQUEST` for a key that is not well-formed, or under another
  ///   name
  static Optional<String> key(Context context) {
    var given = context.header(HEADER);
    if (Collections.list(context.req().getHeaders(HEADER)).size() > 1) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, HEADER, ServerWords.GIVEN_TWICE);
    }
    var key =
        given == null ? context.header(Dialect.of(context.path()).idempotencyHeader()) : given;
    if (key == null) {
      context.headerMap().keySet().stream()
          .filter(name -> MEANT.matcher(name).matches())
          .findFirst()
          .ifPresent(IdempotencyHeader::refuse);
    }
    if (key != null && !KEY.matcher(key).matches()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, HEADER, ServerWords.IDEMPOTENCY_KEY);
    }
    return Optional.ofNullable(key);
  }

  private static void refuse(String meant) {
    throw ProblemException.invalid(
        ProblemCode.INVALID_REQUEST, meant, ServerWords.HEADER_MEANT, HEADER);
  }

  /// @param act does the request's work through `call`
  Reply once(Call call, Route<?> route, String key, String fingerprint, Supplier<Reply> act) {
    UnaryOperator<String> keeping = route.confidential() ? vault::seal : UnaryOperator.identity();
    return idempotency.once(
        call.caller().workspace(),
        key,
        fingerprint,
        record -> {
          call.hold(record, keeping);
          var reply = act.get();
          if (!record.isAnswered()) {
            keep(call, key, fingerprint, answer(reply, keeping));
          }
          return reply;
        },
        kept -> replay(kept, route));
  }

  private static Answer answer(Reply reply, UnaryOperator<String> keeping) {
    return switch (reply) {
      case Reply.Json json -> json.answer(keeping);
      case Reply.Nothing nothing -> new Answer(nothing.status(), keeping.apply(""), Map.of());
      case Reply.Download _, Reply.Asset _, Reply.Page _, Reply.Redirect _, Reply.Stream _ ->
          throw new IllegalStateException("a POST answers with no file");
    };
  }

  private Reply replay(Answer kept, Route<?> route) {
    var body = route.confidential() ? vault.open(kept.body()) : kept.body();
    return new Reply.Json(kept.status(), body.getBytes(StandardCharsets.UTF_8), kept.headers())
        .with("Idempotent-Replayed", "true");
  }

  private void keep(Call call, String key, String fingerprint, Answer answer) {
    idempotency.keep(call.caller().workspace(), key, fingerprint, answer, call.goodUntil());
  }
}
