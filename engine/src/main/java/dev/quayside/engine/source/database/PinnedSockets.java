package dev.quayside.engine.source.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.Objects;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.mariadb.jdbc.Configuration;
import org.mariadb.jdbc.util.ConfigurableSocketFactory;

/// Sockets that connect to the address that was checked. A driver looks a host's name up once more
/// and may get another address then (DNS rebinding); it keeps the name for the certificate alone.
/// Drivers make the factory themselves, by the name of its class.
public final class PinnedSockets extends ConfigurableSocketFactory {

  /// A property that only this class reads, of the one driver that tells a factory all of them.
  private static final String ADDRESS = "quaysideAddress";

  private @Nullable InetAddress address;

  /// For MariaDB's driver, which goes on with {@link #setConfiguration}.
  public PinnedSockets() {}

  /// For PostgreSQL's driver.
  ///
  /// @param address as a literal
  public PinnedSockets(String address) {
    this.address = InetAddress.ofLiteral(address);
  }

  /// Has a driver use these sockets.
  static void pin(Server server, InetAddress address, Properties told) {
    switch (server) {
      case POSTGRESQL -> {
        told.setProperty("socketFactory", PinnedSockets.class.getName());
        told.setProperty("socketFactoryArg", literal(address));
      }
      case MARIADB -> {
        told.setProperty("socketFactory", PinnedSockets.class.getName());
        told.setProperty(ADDRESS, literal(address));
      }
      default -> throw new IllegalArgumentException("connects to the address itself: " + server);
    }
  }

  /// Without the name of an interface, which only this machine knows.
  static String literal(InetAddress address) {
    return address.getHostAddress().replaceFirst("%.*", "");
  }

  @Override
  public void setConfiguration(Configuration told, String host) {
    address =
        InetAddress.ofLiteral(Objects.requireNonNull(told.nonMappedOptions().getProperty(ADDRESS)));
  }

  @Override
  public Socket createSocket() {
    return new Pinned();
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    return connected(port);
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress local, int localPort)
      throws IOException {
    return connected(port);
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    return connected(port);
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
      throws IOException {
    return connected(port);
  }

  private Socket connected(int port) throws IOException {
    var socket = createSocket();
    socket.connect(InetSocketAddress.createUnresolved("", port));
    return socket;
  }

  private final class Pinned extends Socket {
    @Override
    public void connect(SocketAddress to) throws IOException {
      connect(to, 0);
    }

    @Override
    public void connect(SocketAddress to, int timeout) throws IOException {
      var checked = address;
      if (checked == null || !(to instanceof InetSocketAddress internet)) {
        throw new IOException("no address was checked");
      }
      super.connect(new InetSocketAddress(checked, internet.getPort()), timeout);
    }
  }
}
