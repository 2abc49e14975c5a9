package dev.quayside.engine.platform.network;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.Optional;
import javax.net.SocketFactory;

/// Sockets that check the very address they are about to connect to. A name that resolved to a
/// harmless address before and to another one now (DNS rebinding) is stopped here.
public final class GuardedSockets extends SocketFactory {

  private final EgressPolicy egress;
  private final Environment environment;

  public GuardedSockets(EgressPolicy egress, Environment environment) {
    this.egress = egress;
    this.environment = environment;
  }

  /// The egress policy forbids the address.
  public static final class RefusedException extends IOException {
    private final transient Message said;

    RefusedException(Message said) {
      super(said.sentence());
      this.said = said;
    }

    public Message said() {
      return said;
    }
  }

  /// Why an address may not be reached, as the end of a sentence; empty when it may.
  public static Optional<Message> refusal(
      EgressPolicy egress, Environment environment, InetAddress address) {
    return egress.refused(environment, address).map(kind -> PlatformWords.NET_OFF_LIMITS.of(kind));
  }

  /// @throws RefusedException with the refusal
  static void check(EgressPolicy egress, Environment environment, InetAddress address)
      throws RefusedException {
    var refusal = refusal(egress, environment, address);
    if (refusal.isPresent()) {
      throw new RefusedException(refusal.get());
    }
  }

  /// The same where a library connects a socket of another kind.
  public static void check(EgressPolicy egress, Environment environment, SocketAddress to)
      throws RefusedException {
    if (!(to instanceof InetSocketAddress internet) || internet.getAddress() == null) {
      throw new RefusedException(PlatformWords.NET_NO_ADDRESS.of());
    }
    check(egress, environment, internet.getAddress());
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
      check(egress, environment, to);
      super.connect(to, timeout);
    }
  }
}
