package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.route.ProblemMapper;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.net.URI;
import java.util.Set;
import java.util.function.Supplier;

/// GET /metrics on a separate listener that only programs on this machine can reach, so it needs no
/// key.
public final class MetricsServer implements AutoCloseable {

  private static final String LOOPBACK = "127.0.0.1";
  private static final String PATH = "/metrics";

  private final Javalin javalin;

  private MetricsServer(Javalin javalin) {
    this.javalin = javalin;
  }

  /// Starts the listener.
  ///
  /// @param port 0 for any free one
  /// @param type the content type of the text
  /// @param text gives the content of each reading
  /// @throws ProblemException `CONFLICT` when the port is taken
  public static MetricsServer start(int port, String type, Supplier<String> text) {
    var hosts = new Hosts(Set.of());
    var javalin =
        Javalin.create(
            config -> {
              config.concurrency.useVirtualThreads = true;
              config.startup.showJavalinBanner = false;
              config.startup.startupWatcherEnabled = false;
              config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
              config.jetty.modifyServer(server -> server.setErrorHandler(new TransportErrors()));
              config.routes.before(
                  context -> hosts.check(context.header("Host"), context.req().getLocalAddr()));
              config.routes.get(PATH, context -> context.result(text.get()).contentType(type));
              config.routes.exception(ProblemException.class, MetricsServer::refuse);
            });
    try {
      return new MetricsServer(javalin.start(LOOPBACK, port));
    } catch (JavalinBindException e) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, ServerWords.PORT_TAKEN, LOOPBACK, port, "--metrics-port");
    }
  }

  /// Its URL.
  public URI url() {
    return URI.create("http://" + LOOPBACK + ":" + javalin.port() + PATH);
  }

  @Override
  public void close() {
    javalin.stop();
  }

  private static void refuse(ProblemException problem, Context context) {
    Replies.send(context, ProblemMapper.reply(problem.problem()));
  }
}
