package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.server.docs.DocsRoutes;
import dev.quayside.engine.platform.server.openapi.KnownRequests;
import dev.quayside.engine.platform.server.route.BaseUrls;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.PathMethods;
import dev.quayside.engine.platform.server.route.Route;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.http.NotFoundResponse;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The /v1 API on two listeners, production and sandbox. Every request runs on a virtual thread.
public final class Server implements AutoCloseable {

  /// The longest that requests in progress may take when the server stops.
  private static final Duration GRACE = Duration.ofSeconds(4);

  private static final int LEAST_COMPRESSED = 1_024;

  /// The compression level out of nine: most of the gain in a third of the default level's time.
  private static final int LIGHTLY = 3;

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Javalin javalin;
  private final BaseUrls baseUrls;
  private final OpenStreams streams;
  private volatile Runnable beforeClosing = () -> {};

  private Server(Javalin javalin, BaseUrls baseUrls, OpenStreams streams) {
    this.javalin = javalin;
    this.baseUrls = baseUrls;
    this.streams = streams;
  }

  /// @param accounts the currency of a workspace's account, for amounts that name none
  /// @param clock for the days of the document's examples
  /// @param nanoClock for rate limits: nanoseconds that never step back
  /// @param meter counts every request
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when a port is in use;
  ///   `INVALID_REQUEST` for an address that others can reach without TLS, and for unusable TLS
  ///   files
  public static Server start(
      ServerOptions options,
      Authenticator authenticator,
      Idempotency idempotency,
      Vault vault,
      List<Routes> features,
      Function<WorkspaceId, Currency> accounts,
      InstantSource clock,
      LongSupplier nanoClock,
      RequestMeter meter) {
    var tls = Optional.ofNullable(options.trust().tls()).map(Server::context);
    var listeners = Listeners.bind(options);
    var table = new RouteTable();
    features.forEach(feature -> feature.register(table));
    new DocsRoutes(table::routes, clock).register(table);
    var streams = new OpenStreams();
    var pipeline =
        new Pipeline(
            new ClientAddresses(options.trust().trustedProxies()),
            new Hosts(options.listen().hostNames()),
            new Cors(options.trust().origins()),
            authenticator,
            new RateLimits(options.perMinute(), nanoClock),
            new IdempotencyHeader(idempotency, vault),
            listeners,
            KnownRequests.of(table.routes()),
            accounts,
            streams,
            meter,
            options.quiet());
    var javalin =
        Javalin.create(
            config -> {
              configure(config);
              listen(config, listeners, tls);
              route(config, table, pipeline);
            });
    javalin.start();
    return new Server(javalin, listeners.baseUrls(), streams);
  }

  public BaseUrls baseUrls() {
    return baseUrls;
  }

  /// Sets what to do on closing, before anything else.
  public void beforeClosing(Runnable work) {
    beforeClosing = work;
  }

  /// Takes no more requests, finishes those in progress, and ends within five seconds.
  @Override
  public void close() {
    streams.close();
    beforeClosing.run();
    try {
      javalin.stop();
    } catch (JavalinException e) {
      LOG.warn("the server stopped with requests still running");
    }
  }

  private static void configure(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = compression();
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setSendXPoweredBy(false);
          // sends the rates of nine carriers together with their headers, not as two packets
          http.setOutputAggregationSize(http.getOutputBufferSize());
        });
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(GRACE.toMillis());
          server.setErrorHandler(new TransportErrors());
          server.insertHandler(new GracefulHandler());
        });
  }

  /// Compresses JSON only: {@link Replies} excludes files, and streams do not pass through here.
  private static CompressionStrategy compression() {
    var strategy = new CompressionStrategy(null, new Gzip(LIGHTLY));
    strategy.setDefaultMinSizeForCompression(LEAST_COMPRESSED);
    return strategy;
  }

  private static void listen(
      JavalinConfig config, Listeners listeners, Optional<SslContextFactory.Server> tls) {
    config.jetty.addConnector(
        (server, http) ->
            connector(server, http, tls, listeners.production(), Environment.PRODUCTION));
    config.jetty.addConnector(
        (server, http) -> connector(server, http, tls, listeners.sandbox(), Environment.SANDBOX));
  }

  private static SslContextFactory.Server context(Tls tls) {
    var context = new SslContextFactory.Server();
    context.setKeyStore(tls.keyStore());
    context.setKeyStorePassword("");
    return context;
  }

  private static Connector connector(
      org.eclipse.jetty.server.Server server,
      HttpConfiguration http,
      Optional<SslContextFactory.Server> tls,
      ServerSocketChannel bound,
      Environment environment) {
    var plain = new HttpConnectionFactory(http);
    if (http.getCustomizer(SecureRequestCustomizer.class) == null) {
      // Hosts decides which names a request may carry: a certificate for desk7 must not keep this
      // machine's own tools from https://localhost
      http.addCustomizer(new SecureRequestCustomizer(false));
    }
    var connector =
        tls.map(context -> new SslConnectionFactory(context, plain.getProtocol()))
            .map(secure -> new ServerConnector(server, secure, plain))
            .orElseGet(() -> new ServerConnector(server, plain));
    connector.setName(environment.wire());
    try {
      connector.open(bound);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return connector;
  }

  private static void route(JavalinConfig config, RouteTable table, Pipeline pipeline) {
    var paths = new PathMethods(table.routes());
    for (var shadowed : paths.shadowed()) {
      var type = HandlerType.findOrCreate(shadowed.method().name());
      var path = pattern(shadowed.path());
      config.routes.addHttpHandler(type, path, context -> miss(pipeline, paths, context));
      if (shadowed.method() == Method.GET) {
        config.routes.head(path, context -> miss(pipeline, paths, context));
      }
    }
    for (Route<?> route : table.routes()) {
      var path = pattern(route.path());
      config.routes.addHttpHandler(
          HandlerType.findOrCreate(route.method().name()),
          path,
          context -> pipeline.serve(context, route));
      if (route.method() == Method.GET) {
        config.routes.head(path, context -> pipeline.serve(context, route));
      }
    }
    config.routes.exception(
        NotFoundResponse.class, (miss, context) -> pipeline.miss(context, Set.of()));
    config.routes.exception(
        MethodNotAllowedResponse.class, (miss, context) -> miss(pipeline, paths, context));
  }

  private static void miss(Pipeline pipeline, PathMethods paths, Context context) {
    pipeline.miss(context, paths.of(context.path()));
  }

  private static String pattern(String path) {
    return path.replaceAll(":(\\w+)", "{$1}");
  }
}
