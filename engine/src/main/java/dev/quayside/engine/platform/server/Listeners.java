package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.route.BaseUrls;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;

/// The two bound sockets, one for each environment. They are bound before anything else starts, so
/// that a port in use is reported at once and the real ports are known.
record Listeners(
    ServerSocketChannel production, ServerSocketChannel sandbox, ServerOptions options) {

  /// @throws ProblemException `CONFLICT` naming a port in use; `INVALID_REQUEST` for an address
  ///   that others can reach without TLS
  static Listeners bind(ServerOptions options) {
    if (options.isExposed()) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST, ServerWords.NEEDS_TLS, options.listen().host());
    }
    var production = bind(options.listen().host(), options.listen().port(), "--port");
    try {
      return new Listeners(
          production,
          bind(options.listen().host(), options.listen().sandboxPort(), "--sandbox-port"),
          options);
    } catch (ProblemException e) {
      close(production);
      throw e;
    }
  }

  Environment of(Context context) {
    return context.req().getLocalPort() == address(production).getPort()
        ? Environment.PRODUCTION
        : Environment.SANDBOX;
  }

  BaseUrls baseUrls() {
    return new BaseUrls(url(production), url(sandbox));
  }

  /// @throws ProblemException `UNAUTHORIZED` when a credential of one environment arrives at the
  ///   other environment's listener
  void require(Environment credential, Environment listener) {
    if (credential != listener) {
      throw ProblemException.refused(
          ProblemCode.UNAUTHORIZED,
          ServerWords.OTHER_ENVIRONMENT,
          credential.wire(),
          baseUrls().of(credential));
    }
  }

  private static ServerSocketChannel bind(String host, int port, String option) {
    try {
      return ServerSocketChannel.open().bind(new InetSocketAddress(host, port));
    } catch (IOException e) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, ServerWords.PORT_TAKEN, host, port, option);
    }
  }

  /// The URL of a listener: with the first configured name when others can reach it or it has a
  /// certificate, else with its address. The wildcard address is replaced by this machine's.
  private URI url(ServerSocketChannel channel) {
    var address = address(channel);
    var bound = address.getAddress();
    var literal = bound.isAnyLocalAddress() ? "127.0.0.1" : bound.getHostAddress();
    boolean named = options.trust().tls() != null || !bound.isLoopbackAddress();
    var host = options.listen().hostNames().stream().filter(_ -> named).findFirst().orElse(literal);
    return URI.create(
        (options.trust().tls() == null ? "http://" : "https://")
            + (host.contains(":") ? "[" + host + "]" : host)
            + ":"
            + address.getPort());
  }

  /// A request was still under way when the server stopped.
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Closed(IOException cause) {
      super("the listener is closed", cause);
    }
  }

  private static InetSocketAddress address(ServerSocketChannel channel) {
    try {
      return (InetSocketAddress) channel.getLocalAddress();
    } catch (IOException e) {
      throw new Closed(e);
    }
  }

  private static void close(ServerSocketChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // it has not been used
    }
  }
}
