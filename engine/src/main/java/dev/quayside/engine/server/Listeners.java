package dev.quayside.engine.server;

import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;

/// The two bound sockets, one per environment. Bound before anything else starts, so that a port
/// that is taken is told at once and the real ports are known.
record Listeners(ServerSocketChannel production, ServerSocketChannel sandbox) {

  /// @throws ProblemException `CONFLICT` naming the port that is taken
  static Listeners bind(ServerOptions options) {
    var production = bind(options.host(), options.productionPort(), "--port");
    try {
      return new Listeners(
          production, bind(options.host(), options.sandboxPort(), "--sandbox-port"));
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

  /// @throws ProblemException `UNAUTHORIZED` when a credential of one environment came to the
  ///   listener of the other
  void require(Environment credential, Environment listener) {
    if (credential != listener) {
      throw ProblemException.refused(
          ProblemCode.UNAUTHORIZED,
          "this credential belongs to the "
              + credential.wire()
              + " environment: use "
              + baseUrls().of(credential));
    }
  }

  private static ServerSocketChannel bind(String host, int port, String option) {
    try {
      return ServerSocketChannel.open().bind(new InetSocketAddress(host, port));
    } catch (IOException e) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT,
          "cannot listen on "
              + host
              + ":"
              + port
              + ", is it taken by another program? Choose another port with "
              + option);
    }
  }

  private static URI url(ServerSocketChannel channel) {
    var address = address(channel);
    var host = address.getAddress().getHostAddress();
    return URI.create(
        "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort());
  }

  private static InetSocketAddress address(ServerSocketChannel channel) {
    try {
      return (InetSocketAddress) channel.getLocalAddress();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException("the listener is closed", e);
    }
  }

  private static void close(ServerSocketChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // it was never used
    }
  }
}
