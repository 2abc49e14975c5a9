package dev.quayside.engine.source.doubles.database;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;

/// Programs of Debian's packages that stay up for the tests of one process.
final class Programs {

  private Programs() {}

  static void require(String name, String... files) {
    for (var file : files) {
      assumeTrue(Files.exists(Path.of(file)), name + " is not installed: apt-get install " + name);
    }
  }

  static int freePort() {
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Runs a program to its end.
  static void run(Path folder, Map<String, String> environment, Path input, String... command) {
    try {
      var builder =
          new ProcessBuilder(command)
              .redirectInput(input.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()));
      builder.environment().putAll(environment);
      int code = builder.start().waitFor();
      if (code != 0) {
        throw new IllegalStateException(
            List.of(command) + ": " + Files.readString(folder.resolve("log")));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Starts a server that ends with this process, and waits until it listens.
  static void start(Path folder, Map<String, String> environment, int port, String... command) {
    try {
      var builder =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()));
      builder.environment().putAll(environment);
      var process = builder.start();
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    process.destroyForcibly();
                    delete(folder);
                  }));
      Awaitility.await().until(() -> answers(port));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean answers(int port) {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException | UncheckedIOException left) {
      // the system's own folder for what is left
    }
  }
}
