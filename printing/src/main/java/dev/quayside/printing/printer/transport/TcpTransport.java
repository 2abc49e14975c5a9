package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;

/// Raw bytes to a printer's TCP port, usually 9100.
///
/// Non-blocking underneath, because a blocking write to a printer that has stopped reading would
/// wait for ever. A byte counts as sent when the operating system has taken it.
public record TcpTransport(String host, int port, TcpTimeouts timeouts) implements Transport {

  private static final int FAREWELLS = 10;

  @Override
  public String address() {
    return "tcp://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
  }

  @Override
  public SendResult send(PrintData data) {
    InetSocketAddress printer = new InetSocketAddress(host, port);
    if (printer.isUnresolved()) {
      return new SendResult.NotSent(Why.TCP_NAME, host);
    }
    ByteBuffer bytes = ByteBuffer.wrap(data.bytes());
    try (Selector selector = Selector.open();
        SocketChannel channel = SocketChannel.open()) {
      channel.configureBlocking(false);
      SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
      if (!connect(channel, selector, printer)) {
        return new SendResult.NotSent(Why.TCP_SILENT, address());
      }
      return write(channel, selector, key, bytes);
    } catch (IOException e) {
      return failure(e, bytes.position());
    }
  }

  private boolean connect(SocketChannel channel, Selector selector, InetSocketAddress printer)
      throws IOException {
    if (channel.connect(printer)) {
      return true;
    }
    return ready(selector, timeouts.connect()) && channel.finishConnect();
  }

  private SendResult write(
      SocketChannel channel, Selector selector, SelectionKey key, ByteBuffer bytes)
      throws IOException {
    key.interestOps(SelectionKey.OP_WRITE);
    while (bytes.hasRemaining()) {
      if (!ready(selector, timeouts.stall())) {
        return stalled(bytes);
      }
      channel.write(bytes);
    }
    channel.shutdownOutput();
    awaitClose(channel, selector, key);
    return new SendResult.Sent(false);
  }

  private SendResult stalled(ByteBuffer bytes) {
    Message reason = Why.TCP_STALLED.of(address(), timeouts.stall().toSeconds());
    return bytes.position() == 0
        ? new SendResult.NotSent(reason)
        : new SendResult.Broken(bytes.position(), reason);
  }

  /// Reads until the printer closes the connection or falls silent, and no longer than some
  /// farewells when it talks on. Its answer is ignored here; a reset throws.
  private void awaitClose(SocketChannel channel, Selector selector, SelectionKey key)
      throws IOException {
    key.interestOps(SelectionKey.OP_READ);
    ByteBuffer said = ByteBuffer.allocate(512);
    long deadline = System.nanoTime() + timeouts.farewell().multipliedBy(FAREWELLS).toNanos();
    while (System.nanoTime() < deadline
        && ready(selector, timeouts.farewell())
        && channel.read(said.clear()) >= 0) {
      // The answer is not used.
    }
  }

  private static boolean ready(Selector selector, Duration atMost) throws IOException {
    int count = selector.select(Math.max(1, atMost.toMillis()));
    selector.selectedKeys().clear();
    return count > 0;
  }

  private SendResult failure(IOException e, long sent) {
    if (sent > 0) {
      return new SendResult.Broken(sent, Why.TCP_BROKE, address());
    }
    return new SendResult.NotSent(
        switch (e) {
          case ConnectException refused when isRefusal(refused) -> Why.TCP_REFUSED.of(address());
          case NoRouteToHostException unreachable -> Why.TCP_NO_WAY.of(address());
          default -> Why.TCP_UNREACHABLE.of(address(), String.valueOf(e.getMessage()));
        });
  }

  /// Whether the printer refused the connection. Other connect failures, such as the system's own
  /// time-out, share the exception's class.
  private static boolean isRefusal(ConnectException e) {
    return e.getMessage() != null && e.getMessage().contains("refused");
  }
}
