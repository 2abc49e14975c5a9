package dev.quayside.app;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Allows one window for each data directory: a second start brings the first one to the front. The
/// two processes meet at a socket in the directory, which only its owner can reach.
final class OneWindow implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OneWindow.class);
  private static final String SOCKET = "window.sock";

  private final ServerSocketChannel door;
  private final Path socket;

  private OneWindow(ServerSocketChannel door, Path socket) {
    this.door = door;
    this.socket = socket;
  }

  /// Whether a window of this directory was already open and has come to the front.
  static boolean raised(Path dataDirectory) {
    try (var knock = SocketChannel.open(address(dataDirectory))) {
      return knock.read(ByteBuffer.allocate(1)) == 1;
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException nobody) {
      return false;
    }
  }

  /// Waits for second starts. Only the process that holds the directory may call this: a socket
  /// left by a crashed window is deleted.
  ///
  /// @param raise brings the window to the front; called on a separate thread
  /// @return empty when the system has no such sockets, or the directory's path is too long
  static Optional<OneWindow> listen(Path dataDirectory, Runnable raise) {
    try {
      var address = address(dataDirectory);
      Files.deleteIfExists(address.getPath());
      var door = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
      door.bind(address);
      Thread.ofPlatform().name("one-window").daemon().start(() -> answer(door, raise));
      return Optional.of(new OneWindow(door, address.getPath()));
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      LOG.info("a second window will not find this one: {}", e.getMessage());
      return Optional.empty();
    }
  }

  private static UnixDomainSocketAddress address(Path dataDirectory) {
    return UnixDomainSocketAddress.of(dataDirectory.resolve(SOCKET));
  }

  private static void answer(ServerSocketChannel door, Runnable raise) {
    while (door.isOpen()) {
      try (var knock = door.accept()) {
        raise.run();
        knock.write(ByteBuffer.wrap(new byte[] {1}));
      } catch (IOException gone) {
        LOG.debug("a second window was not answered", gone);
      }
    }
  }

  @Override
  public void close() {
    try {
      door.close();
      Files.deleteIfExists(socket);
    } catch (IOException alreadyGone) {
      LOG.debug("the window's socket stays behind", alreadyGone);
    }
  }
}
