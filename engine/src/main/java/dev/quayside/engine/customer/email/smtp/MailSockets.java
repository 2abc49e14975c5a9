package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.GuardedSockets;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.SocketFactory;
import javax.net.ssl.SSLSocketFactory;

/// The connections of one e-mail, which can be closed from outside. The mail library has a time
/// limit for each answer, but a server that sends one byte a second never exceeds it, and it keeps
/// an answer until its end, which one that goes on for ever never comes to.
final class MailSockets extends SocketFactory implements AutoCloseable {

  /// In bytes: more than a server has to say in a whole conversation, with its certificates.
  private static final int MOST_HEARD = 1 << 20;

  private final EgressPolicy egress;
  private final Environment environment;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile boolean closed;

  /// @param egress which addresses may be connected to, whatever the host's name had before
  MailSockets(EgressPolicy egress, Environment environment) {
    this.egress = egress;
    this.environment = environment;
  }

  /// An unconnected socket; the library connects it.
  @Override
  public Socket createSocket() throws IOException {
    var socket = new HeardSocket();
    open.add(socket);
    if (closed) {
      socket.close();
    }
    return socket;
  }

  @Override
  public void close() {
    closed = true;
    for (var socket : open) {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public Socket createSocket(String host, int port) {
    throw connectedByTheLibrary();
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress local, int localPort) {
    throw connectedByTheLibrary();
  }

  @Override
  public Socket createSocket(InetAddress host, int port) {
    throw connectedByTheLibrary();
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) {
    throw connectedByTheLibrary();
  }

  private static UnsupportedOperationException connectedByTheLibrary() {
    return new UnsupportedOperationException("the mail library connects a socket it was given");
  }

  /// A connection that ends once the server has said too much.
  private final class HeardSocket extends Socket {

    private long heard;

    @Override
    public void connect(SocketAddress to) throws IOException {
      connect(to, 0);
    }

    @Override
    public void connect(SocketAddress to, int timeout) throws IOException {
      if (to instanceof InetSocketAddress internet && !internet.isUnresolved()) {
        GuardedSockets.check(egress, environment, to);
      }
      super.connect(to, timeout);
    }

    @Override
    public InputStream getInputStream() throws IOException {
      return new FilterInputStream(super.getInputStream()) {

        @Override
        public int read() throws IOException {
          return counted(1, super.read());
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
          int read = super.read(bytes, from, length);
          return counted(read, read);
        }
      };
    }

    private int counted(int bytes, int read) throws IOException {
      heard += bytes;
      if (heard > MOST_HEARD) {
        close();
        throw new IOException("the mail server says too much");
      }
      return read;
    }
  }

  /// The same connections with TLS.
  ///
  /// @param trusting creates TLS sockets with the trusted certificates
  SSLSocketFactory underTls(SSLSocketFactory trusting) {
    return new Tls(this, trusting);
  }

  private static final class Tls extends SSLSocketFactory {

    private final MailSockets under;
    private final SSLSocketFactory trusting;

    private Tls(MailSockets under, SSLSocketFactory trusting) {
      this.under = under;
      this.trusting = trusting;
    }

    @Override
    public Socket createSocket() throws IOException {
      return under.createSocket();
    }

    @Override
    public Socket createSocket(Socket socket, String host, int port, boolean autoClose)
        throws IOException {
      return trusting.createSocket(socket, host, port, autoClose);
    }

    @Override
    public String[] getDefaultCipherSuites() {
      return trusting.getDefaultCipherSuites();
    }

    @Override
    public String[] getSupportedCipherSuites() {
      return trusting.getSupportedCipherSuites();
    }

    @Override
    public Socket createSocket(String host, int port) {
      throw connectedByTheLibrary();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) {
      throw connectedByTheLibrary();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) {
      throw connectedByTheLibrary();
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) {
      throw connectedByTheLibrary();
    }
  }
}
