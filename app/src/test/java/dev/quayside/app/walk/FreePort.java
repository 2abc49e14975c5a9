package dev.quayside.app.walk;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/// A port for a program that has to be told one. It is below those the system hands out by itself,
/// so that no connection of another test takes it before the program does.
final class FreePort {

  private static final int LOWEST = 20_000;
  private static final int HIGHEST = 32_000;

  private FreePort() {}

  static int find() throws IOException {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST);
      try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      } catch (BindException e) {
        // Taken: another one is tried.
      }
    }
  }
}
