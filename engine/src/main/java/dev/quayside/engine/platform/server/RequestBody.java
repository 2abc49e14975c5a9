package dev.quayside.engine.platform.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.openapi.NearName;
import dev.quayside.engine.platform.server.route.Allowance;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/// Reads the body of a request: checks media type and size, then reads JSON.
final class RequestBody {

  static final int MOST_BYTES = Allowance.USUAL.mostBytes();

  /// Bytes of an oversized body that are still read and dropped: a client that is still sending
  /// would otherwise see a broken connection instead of the answer.
  private static final int DRAINED_BYTES = 16 * 1024 * 1024;

  /// The longest a body may take from its first byte to its last. A limit for each byte alone would
  /// let one byte every few seconds hold a request for days.
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private static final Pattern JSON =
      Pattern.compile("application/json\\s*(;\\s*charset=\"?utf-8\"?\\s*)?");

  private static final Pattern FORM =
      Pattern.compile("application/x-www-form-urlencoded\\s*(;\\s*charset=\"?utf-8\"?\\s*)?");

  private RequestBody() {}

  /// Whether it is said to be a form.
  static boolean isForm(Context context) {
    var type = context.req().getContentType();
    return type != null && FORM.matcher(type.strip().toLowerCase(Locale.ROOT)).matches();
  }

  /// @param most in bytes
  /// @param typed whether it must be said to be JSON
  /// @param isForm whether it is a form, which is taken here
  static byte[] take(Context context, int most, boolean typed, boolean isForm) {
    if (!isForm && (typed || context.req().getContentType() != null)) {
      requireJson(context);
    } else {
      requirePlain(context);
    }
    try {
      // whoever asks for the body gives leave to send it
      requireSmall(context, most);
      var in = context.req().getInputStream();
      var bytes = whole(in, most, System::nanoTime);
      if (bytes.length > most) {
        drain(in, System::nanoTime);
        throw tooLarge(most);
      }
      return bytes;
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, ServerWords.BODY_CUT);
    }
  }

  /// Refuses at once what is said to be too large, where nothing of it is on its way yet or more
  /// than would be dropped.
  private static void requireSmall(Context context, int most) {
    long said = context.req().getContentLengthLong();
    if (said > most && (context.header("Expect") != null || said > most + DRAINED_BYTES)) {
      throw tooLarge(most);
    }
  }

  private static ProblemException tooLarge(int most) {
    return ProblemException.refused(
        ProblemCode.PAYLOAD_TOO_LARGE, ServerWords.BODY_LARGE, most / (1024 * 1024));
  }

  /// @param nanoClock nanoseconds that never step back
  /// @return the body, or one byte more than allowed
  static byte[] whole(InputStream in, LongSupplier nanoClock) throws IOException {
    return whole(in, MOST_BYTES, nanoClock);
  }

  private static byte[] whole(InputStream in, int most, LongSupplier nanoClock) throws IOException {
    long until = nanoClock.getAsLong() + LONGEST.toNanos();
    var bytes = new ByteArrayOutputStream();
    var some = new byte[16 * 1024];
    while (bytes.size() <= most) {
      int read = in.read(some, 0, Math.min(some.length, most + 1 - bytes.size()));
      if (read < 0) {
        break;
      }
      bytes.write(some, 0, read);
      if (nanoClock.getAsLong() - until > 0) {
        throw ProblemException.refused(
            ProblemCode.INVALID_REQUEST, ServerWords.BODY_SLOW, LONGEST.toSeconds());
      }
    }
    return bytes.toByteArray();
  }

  /// Refuses parameters of the query that stand in a body that is not read otherwise: left out in
  /// silence, `wholeShipment` voids one box of several.
  static void requireNone(Context context, Set<String> parameters) {
    long length = context.req().getContentLengthLong();
    if (parameters.isEmpty() || length <= 0 || length > MOST_BYTES || !isJson(context)) {
      return;
    }
    var found = new Violations();
    read(context)
        .fieldNames()
        .forEachRemaining(
            name ->
                NearName.of(name, parameters)
                    .ifPresent(
                        meant -> found.add(name, ServerWords.NO_FIELD_BUT_PARAMETER, meant)));
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }

  /// The body of a request that needs none; nothing when it is no JSON.
  private static JsonNode read(Context context) {
    try {
      return JsonText.parse(whole(context.req().getInputStream(), MOST_BYTES, System::nanoTime));
    } catch (IOException | ProblemException e) {
      return MissingNode.getInstance();
    }
  }

  private static boolean isJson(Context context) {
    var type = context.req().getContentType();
    return type != null && JSON.matcher(type.strip().toLowerCase(Locale.ROOT)).matches();
  }

  static JsonNode object(byte[] bytes) {
    var node = JsonText.parse(bytes);
    if (!node.isObject()) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST,
          node.isMissingNode()
              ? "the body is empty: send a JSON object"
              : "the body must be a JSON object");
    }
    return node;
  }

  private static void requireJson(Context context) {
    var type = context.req().getContentType();
    if (type == null && context.req().getContentLengthLong() <= 0 && !chunked(context)) {
      return;
    }
    if (!isJson(context)) {
      throw unsupported("send the body as Content-Type: application/json");
    }
    requirePlain(context);
  }

  static void requirePlain(Context context) {
    var encoding = context.header("Content-Encoding");
    if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
      throw unsupported("send the body without Content-Encoding");
    }
    var transfer = context.header("Transfer-Encoding");
    if (transfer != null && !transfer.strip().equalsIgnoreCase("chunked")) {
      throw unsupported("send the body without another Transfer-Encoding than chunked");
    }
  }

  private static boolean chunked(Context context) {
    return context.header("Transfer-Encoding") != null;
  }

  private static ProblemException unsupported(String message) {
    return ProblemException.refused(ProblemCode.UNSUPPORTED_MEDIA_TYPE, message);
  }

  static void drain(InputStream in, LongSupplier nanoClock) throws IOException {
    long until = nanoClock.getAsLong() + LONGEST.toNanos();
    var dropped = new byte[64 * 1024];
    long left = DRAINED_BYTES;
    while (left > 0 && nanoClock.getAsLong() - until < 0) {
      int read = in.read(dropped);
      if (read < 0) {
        return;
      }
      left -= read;
    }
  }
}
