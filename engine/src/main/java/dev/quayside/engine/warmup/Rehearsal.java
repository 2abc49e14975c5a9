package dev.quayside.engine.warmup;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Rehearses a shop's first minutes without a user: an engine of its own on an empty directory
/// answers rates, sells a label, delivers it in every format and voids it, all over HTTP. So the
/// program has read and loaded everything this needs. The real engine is not touched.
final class Rehearsal {

  /// Correlation id of the rehearsal's requests in the log.
  private static final String NAME = "warm-up";

  private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Pattern RATE = Pattern.compile("\"id\":\"(rate_\\w+)\"");
  private static final Pattern LABEL = Pattern.compile("\"id\":\"(lbl_\\w+)\"");
  private static final String PARCEL =
      """
      "from":{"name":"A","street1":"500 Terry Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US"},
      "to":{"name":"B","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"},
      "parcel":{"weightOz":16,"lengthIn":10,"widthIn":8,"heightIn":4}\
      """;
  private static final String ORDER =
      "{\"carrier\":\"ups\",\"service\":\"ups_ground\"," + PARCEL + "}";

  private final Engine engine;
  private final URI listener;
  private final String key;

  private Rehearsal(Engine engine, URI listener, String key) {
    this.engine = engine;
    this.listener = listener;
    this.key = key;
  }

  static void run() {
    try (var stage = new Stage(RehearsalFolder.in(Path.of(System.getProperty("java.io.tmpdir"))))) {
      // when the program ends in between, the engine must be closed before its folder is deleted,
      // or it would report the loss
      Runtime.getRuntime().addShutdownHook(new Thread(stage::close));
      stage.rehearsal().play();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The rehearsal's engine and folder. Closed at the end of the rehearsal or of the program,
  /// whichever is first.
  private static final class Stage implements AutoCloseable {

    private final RehearsalFolder folder;
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private boolean closed;

    Stage(RehearsalFolder folder) {
      this.folder = folder;
    }

    synchronized Rehearsal rehearsal() throws IOException {
      if (closed) {
        throw new IOException("the program ends");
      }
      var engine = Engine.open(EngineOptions.at(folder.path()));
      open.push(engine);
      var server = engine.serve(ServerOptions.standard().withPorts(0, 0).withoutLog());
      open.push(server);
      var shop = engine.accounts().workspaces().bySlug("demo").orElseThrow();
      var key = engine.accounts().keys().create(shop.id(), shop.environment(), Role.OPERATOR);
      return new Rehearsal(engine, server.baseUrls().sandbox(), key.secret());
    }

    @Override
    public synchronized void close() {
      if (closed) {
        return;
      }
      closed = true;
      try {
        for (var each : open) {
          each.close();
        }
        folder.delete();
      } catch (Exception left) {
        LOG.debug("the warm-up left something behind for the next start to remove", left);
      }
    }
  }

  private void play() throws IOException {
    var rate = found(RATE, answer("POST /v1/rates", "{" + PARCEL + "}"));
    answer("POST /v1/labels", "{\"rateId\":\"" + rate + "\"}");
    var label = "/v1/labels/" + found(LABEL, answer("POST /v1/labels", ORDER));
    for (var format : List.of("zpl", "png", "pdf")) {
      answer("GET " + label + "/download?format=" + format, "");
    }
    answer("GET /v1/shipments", "");
    answer("POST " + label + "/cancel", "");
    // or the first round of the real engine would load its classes during a caller's first request
    engine.goRound();
  }

  private static String found(Pattern id, String answer) throws IOException {
    var match = id.matcher(answer);
    if (!match.find()) {
      throw new IOException("the warm-up was answered " + answer.lines().findFirst().orElse(""));
    }
    return match.group(1);
  }

  /// Sends a request over a connection of its own, as the first request of a client does.
  private String answer(String request, String body) throws IOException {
    try (var socket = new Socket(listener.getHost(), listener.getPort())) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      var bytes = body.getBytes(StandardCharsets.UTF_8);
      var head =
          """
          %s HTTP/1.1\r
          Host: %s\r
          X-API-Key: %s\r
          X-Correlation-ID: %s\r
          Content-Type: application/json\r
          Content-Length: %d\r
          Connection: close\r
          \r
          """
              .formatted(request, listener.getAuthority(), key, NAME, bytes.length);
      socket.getOutputStream().write((head + body).getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
