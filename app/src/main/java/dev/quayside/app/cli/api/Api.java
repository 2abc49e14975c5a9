package dev.quayside.app.cli.api;

import dev.quayside.app.cli.keys.CommandAccess;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.route.BaseUrls;
import dev.quayside.engine.platform.store.DataDirectory;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The API of a data directory: of the engine that runs on it, else of one opened for the command.
final class Api implements AutoCloseable {

  private static final Duration TO_CONNECT = Duration.ofSeconds(5);

  /// Carriers are slow, and silence leaves a purchase in doubt.
  private static final Duration TO_ANSWER = Duration.ofMinutes(3);

  /// A stream says every 15 seconds that it is still there.
  private static final Duration LONGEST_SILENCE = Duration.ofMinutes(1);

  private final @Nullable Engine engine;
  private final @Nullable Server server;
  private final Path directory;
  private final String workspace;
  private URI url;
  private CommandAccess access;

  private Api(
      @Nullable Engine engine,
      @Nullable Server server,
      Path directory,
      String workspace,
      BaseUrls urls) {
    this.engine = engine;
    this.server = server;
    this.directory = directory;
    this.workspace = workspace;
    access = CommandAccess.of(directory, workspace);
    url = urls.of(access.environment());
  }

  static Api open(Path directory, String workspace) {
    if (DataDirectory.unchanged(directory).isHeld()) {
      var urls =
          ServedAt.read(directory)
              .orElseThrow(
                  () ->
                      new CommandFailure(
                          "Quayside is open on this data and serves no API: switch it on in"
                              + " Settings, or close it"));
      return new Api(null, null, directory, workspace, urls);
    }
    // read once, when the first line would be logged: what a person asked for is on stdout
    System.setProperty("quayside.log", "WARN");
    var engine = Engine.open(EngineOptions.at(directory));
    try {
      // the token first: a workspace nobody has is told before anything listens
      CommandAccess.of(directory, workspace);
      var server = engine.serve(ServerOptions.standard().withPorts(0, 0));
      return new Api(engine, server, directory, workspace, server.baseUrls());
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  /// With a fresh token, and where the API answers now: it may have been restarted since.
  ///
  /// @throws Unanswered while it is not served
  void renew() {
    access = CommandAccess.of(directory, workspace);
    if (server == null) {
      url =
          ServedAt.read(directory)
              .map(urls -> urls.of(access.environment()))
              .orElseThrow(() -> new Unanswered("Quayside serves no API now"));
    }
  }

  /// What goes on until the reader closes it, or it breaks.
  ///
  /// @param last the last event the reader has; empty for none
  InputStream stream(String path, Map<String, String> query, String last) {
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

  Answer get(String path, Map<String, String> query) {
    return Answer.of(file(path, query));
  }

  /// A file as it is.
  byte[] file(String path, Map<String, String> query) {
    return call("GET", asked(path, query), null, "");
  }

  private static String asked(String path, Map<String, String> query) {
    var asked =
        query.entrySet().stream()
            .filter(each -> !each.getValue().isEmpty())
            .map(each -> each.getKey() + "=" + UrlText.encoded(each.getValue()))
            .collect(Collectors.joining("&"));
    return asked.isEmpty() ? path : path + "?" + asked;
  }

  /// @param body null for none
  /// @param idempotencyKey empty for none
  /// @throws Unanswered when nobody knows whether it was done
  Answer post(String path, @Nullable Object body, String idempotencyKey) {
    var json = body == null ? new byte[0] : JsonText.bytes(body);
    return Answer.of(call("POST", path, json, idempotencyKey));
  }

  private byte[] call(String method, String path, byte @Nullable [] body, String idempotencyKey) {
    try {
      var connection = opened(method, path);
      if (!idempotencyKey.isEmpty()) {
        connection.setRequestProperty("Idempotency-Key", idempotencyKey);
      }
      if (body != null) {
        connection.setRequestProperty("Content-Type", "application/json");
        connection.setDoOutput(true);
        // with its length, the JDK sends it once and never again by itself
        connection.setFixedLengthStreamingMode(body.length);
        try (var out = connection.getOutputStream()) {
          out.write(body);
        }
      }
      return answered(connection);
    } catch (IOException silent) {
      throw unanswered(silent);
    }
  }

  private HttpURLConnection opened(String method, String path) throws IOException {
    var connection = (HttpURLConnection) url.resolve(path).toURL().openConnection();
    connection.setRequestMethod(method);
    connection.setConnectTimeout((int) TO_CONNECT.toMillis());
    connection.setReadTimeout((int) TO_ANSWER.toMillis());
    connection.setInstanceFollowRedirects(false);
    connection.setRequestProperty("Authorization", "Bearer " + access.token());
    return connection;
  }

  private Unanswered unanswered(IOException silent) {
    return new Unanswered(url + " did not answer (" + silent.getMessage() + ")");
  }

  private static byte[] answered(HttpURLConnection connection) throws IOException {
    refuse(connection);
    try (var said = connection.getInputStream()) {
      return said.readAllBytes();
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

  @Override
  public void close() {
    if (server != null) {
      server.close();
    }
    if (engine != null) {
      engine.close();
    }
  }

  /// Nobody knows whether it was done.
  static final class Unanswered extends CommandFailure {
    Unanswered(String message) {
      super(message);
    }
  }
}
