package dev.quayside.engine.webhook;

import dev.quayside.engine.identity.Environment;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import javax.net.SocketFactory;

/// Sockets that ask the gate about the very address they are about to connect to. A name that was
/// harmless when it was looked up and is not any more (DNS rebinding) gets no further than this.
final class GuardedSockets extends SocketFactory {

  private final Gate gate;
  private final Environment environment;

  GuardedSockets(Gate gate, Environment environment) {
    this.gate = gate;
    this.environment = environment;
  }

  /// The gate said no.
  static final class RefusedException extends IOException {
    RefusedException(String why) {
      super(why);
    }
  }

  @Override
  public Socket createSocket() {
    return new Guarded();
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    return connected(new InetSocketAddress(host, port));
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress local, int localPort)
      throws IOException {
    return createSocket(host, port);
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    return connected(new InetSocketAddress(host, port));
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
      throws IOException {
    return createSocket(host, port);
  }

  private Socket connected(InetSocketAddress to) throws IOException {
    var socket = createSocket();
    socket.connect(to);
    return socket;
  }

  private final class Guarded extends Socket {
    @Override
    public void connect(SocketAddress to) throws IOException {
      connect(to, 0);
    }

    @Override
    public void connect(SocketAddress to, int timeout) throws IOException {
      if (!(to instanceof InetSocketAddress internet) || internet.getAddress() == null) {
        throw new RefusedException("the host has no address");
      }
      var refusal = gate.refusal(environment, internet.getAddress());
      if (refusal.isPresent()) {
        throw new RefusedException(refusal.get());
      }
      super.connect(to, timeout);
    }
  }
}
