package dev.quayside.app.cli.client;

import dev.quayside.engine.base.text.UrlText;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Sends requests to the API, each once.
///
/// @param url of the listener
/// @param token of the caller
public record ApiCalls(URI url, String token) {

  private static final Duration TO_CONNECT = Duration.ofSeconds(5);

  /// How long to wait for an answer: carriers are slow, and giving up earlier would leave a
  /// purchase in doubt.
  static final Duration TO_ANSWER = Duration.ofMinutes(3);

  /// How long a stream may be silent: it sends a sign of life every 15 seconds.
  private static final Duration LONGEST_SILENCE = Duration.ofMinutes(1);

  public static final String JSON = "application/json";

  /// Opens a stream that goes on until the reader closes it, or it breaks.
  ///
  /// @param last id of the reader's last event; empty for none
  public InputStream stream(String path, Map<String, String> query, String last) {
    try {
      var connection = opened("GET", asked(path, query));
      connection.setReadTimeout((int) LONGEST_SILENCE.toMillis());
      if (!last.isEmpty()) {
        connection.setRequestProperty("Last-Event-ID", last);
      }
      refuse(connection);
      return connection.getInputStream();
    } catch (IOException silent) {
      throw unanswered(silent);
    }
  }

  /// A path with its query.
  ///
  /// @param query empty values are left out
  public static String asked(String path, Map<String, String> query) {
    var asked =
        query.entrySet().stream()
            .filter(each -> !each.getValue().isEmpty())
            .map(each -> UrlText.encoded(each.getKey()) + "=" + UrlText.encoded(each.getValue()))
            .collect(Collectors.joining("&"));
    return asked.isEmpty() ? path : path + (path.contains("?") ? "&" : "?") + asked;
  }

  /// @param body JSON; null for none
  /// @param idempotencyKey empty for none
  /// @throws dev.quayside.app.cli.terminal.CommandFailure when the API refuses it
  /// @throws Unanswered when it is unknown whether it was done
  public Answered send(String method, String path, byte @Nullable [] body, String idempotencyKey) {
    try {
      if (method.equals(PatchCall.METHOD)) {
        return PatchCall.send(url.resolve(path), token, body == null ? new byte[0] : body);
      }
      var connection = opened(method, path);
      if (!idempotencyKey.isEmpty()) {
        connection.setRequestProperty("Idempotency-Key", idempotencyKey);
      }
      if (body != null) {
        write(connection, body);
      }
      return answered(connection);
    } catch (IOException silent) {
      throw unanswered(silent);
    }
  }

  private static void write(HttpURLConnection connection, byte[] body) throws IOException {
    connection.setRequestProperty("Content-Type", JSON);
    connection.setDoOutput(true);
    // with a fixed length, the JDK sends it once and never again by itself
    connection.setFixedLengthStreamingMode(body.length);
    try (var out = connection.getOutputStream()) {
      out.write(body);
    }
  }

  private HttpURLConnection opened(String method, String path) throws IOException {
    var connection = (HttpURLConnection) url.resolve(path).toURL().openConnection();
    connection.setRequestMethod(method);
    connection.setConnectTimeout((int) TO_CONNECT.toMillis());
    connection.setReadTimeout((int) TO_ANSWER.toMillis());
    connection.setInstanceFollowRedirects(false);
    connection.setRequestProperty("Authorization", "Bearer " + token);
    return connection;
  }

  private Unanswered unanswered(IOException silent) {
    return new Unanswered(url + " did not answer (" + silent.getMessage() + ")");
  }

  private static Answered answered(HttpURLConnection connection) throws IOException {
    refuse(connection);
    try (var said = connection.getInputStream()) {
      return new Answered(connection.getContentType(), said.readAllBytes());
    }
  }

  private static void refuse(HttpURLConnection connection) throws IOException {
    int status = connection.getResponseCode();
    if (status >= HttpURLConnection.HTTP_BAD_REQUEST) {
      try (var said = connection.getErrorStream()) {
        throw Refusal.of(status, said == null ? new byte[0] : said.readAllBytes());
      }
    }
  }

  /// Leaves the token out, so that it cannot get into a log line.
  @Override
  public String toString() {
    return "ApiCalls[" + url + "]";
  }

  /// @param type media type of the content; null when there is none
  public record Answered(@Nullable String type, byte[] body) {

    public boolean isJson() {
      return type != null && type.startsWith(JSON);
    }

    public boolean isText() {
      return type == null || isJson() || type.startsWith("text/");
    }
  }
}
