package dev.quayside.engine.server;

import dev.quayside.engine.idempotency.Answer;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.secret.Vault;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// The header Idempotency-Key: a retry gets the first answer again (decisions section 5).
final class Retries {

  private static final String HEADER = "Idempotency-Key";
  private static final Pattern KEY = Pattern.compile("[\\x20-\\x7E]{1,255}");

  private final Idempotency idempotency;
  private final Vault vault;

  Retries(Idempotency idempotency, Vault vault) {
    this.idempotency = idempotency;
    this.vault = vault;
  }

  /// @throws ProblemException `INVALID_REQUEST` for a key that is none
  static Optional<String> key(Context context) {
    var key = context.header(HEADER);
    if (key != null && !KEY.matcher(key).matches()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, HEADER, "must be 1 to 255 printable ASCII characters");
    }
    return Optional.ofNullable(key);
  }

  /// @param act the request's own work, through `call`
  Reply once(Call call, Route<?> route, String key, String fingerprint, Supplier<Reply> act) {
    var workspace = call.caller().workspace();
    UnaryOperator<String> keeping = route.confidential() ? vault::seal : UnaryOperator.identity();
    var answer =
        idempotency.once(
            workspace,
            key,
            fingerprint,
            slip -> {
              call.hold(slip, keeping);
              var fresh = answer(act);
              if (!call.settled()) {
                keep(workspace, key, fingerprint, fresh, keeping);
              }
              return fresh;
            });
    return answer.replayed() ? replay(answer, route) : reply(answer);
  }

  /// A refusal is an answer too.
  private static Answer answer(Supplier<Reply> act) {
    try {
      return answer(act.get());
    } catch (ProblemException refusal) {
      if (!kept(ProblemMapper.status(refusal.code()))) {
        throw refusal;
      }
      return answer(ProblemMapper.reply(refusal.problem()));
    }
  }

  private static Answer answer(Reply reply) {
    return switch (reply) {
      case Reply.Json json -> new Answer(json.status(), json.text(), json.headers(), false);
      case Reply.Nothing nothing -> new Answer(nothing.status(), "", false);
      case Reply.Download _, Reply.Asset _, Reply.Page _ ->
          throw new IllegalStateException("a POST answers with no file");
    };
  }

  private Reply replay(Answer kept, Route<?> route) {
    var body = route.confidential() ? vault.open(kept.body()) : kept.body();
    return reply(new Answer(kept.status(), body, kept.headers(), true))
        .with("Idempotent-Replayed", "true");
  }

  private static Reply.Json reply(Answer answer) {
    return new Reply.Json(
        answer.status(), answer.body().getBytes(StandardCharsets.UTF_8), answer.headers());
  }

  private void keep(
      WorkspaceId workspace,
      String key,
      String fingerprint,
      Answer answer,
      UnaryOperator<String> keeping) {
    if (kept(answer.status())) {
      idempotency.keep(
          workspace,
          key,
          fingerprint,
          new Answer(answer.status(), keeping.apply(answer.body()), answer.headers(), false));
    }
  }

  /// What may go otherwise next time is not kept, so that a retry runs.
  static boolean kept(int status) {
    return status < 500 && status != 401 && status != 403 && status != 429;
  }
}
