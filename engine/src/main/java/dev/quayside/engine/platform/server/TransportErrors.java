package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemWords;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.route.Correlation;
import dev.quayside.engine.platform.server.route.ProblemMapper;
import dev.quayside.printing.message.Message;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Writes the service's error envelope for requests Jetty refuses before any route sees them: ones
/// that are not HTTP, too large headers, ambiguous paths.
final class TransportErrors extends ErrorHandler {

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    var status = response.getStatus();
    var body = ByteBuffer.wrap(body(status));
    describe(response.getHeaders(), request.getHeaders().get(Correlation.HEADER));
    response.write(true, body, callback);
    return true;
  }

  @Override
  public ByteBuffer badMessageError(int status, String reason, HttpFields.Mutable fields) {
    describe(fields, null);
    return ByteBuffer.wrap(body(status));
  }

  private static void describe(HttpFields.Mutable fields, @Nullable String brought) {
    fields.put(new HttpField(HttpHeader.CONTENT_TYPE, "application/json"));
    fields.put(new HttpField(HttpHeader.CACHE_CONTROL, "no-store"));
    fields.put(new HttpField(Correlation.HEADER, Correlation.of(brought)));
  }

  private static byte[] body(int status) {
    var problem = new Problem.Refused(code(status), message(status));
    return ProblemMapper.reply(problem).body();
  }

  private static ProblemCode code(int status) {
    return switch (status) {
      case 404 -> ProblemCode.NOT_FOUND;
      case 413 -> ProblemCode.PAYLOAD_TOO_LARGE;
      case 503 -> ProblemCode.SERVICE_UNAVAILABLE;
      default -> status < 500 ? ProblemCode.INVALID_REQUEST : ProblemCode.INTERNAL_ERROR;
    };
  }

  private static Message message(int status) {
    return switch (status) {
      case 414 -> ServerWords.LINE_LONG.of();
      case 431 -> ServerWords.HEADERS_LARGE.of();
      case 503 -> ServerWords.STOPPING.of();
      default -> status < 500 ? ServerWords.NOT_UNDERSTOOD.of() : ProblemWords.OURS.of();
    };
  }
}
