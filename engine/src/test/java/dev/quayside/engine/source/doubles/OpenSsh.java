package dev.quayside.engine.source.doubles;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/// A real OpenSSH server on the loopback with its usual settings, for the user that runs the test.
public final class OpenSsh implements AutoCloseable {

  private static final String SSHD = "/usr/sbin/sshd";
  private static final String KEYGEN = "/usr/bin/ssh-keygen";

  private final Path folder;
  private final int port;
  private Process server;

  /// @param folder for its keys, with the folders of orders in it
  public OpenSsh(Path folder) {
    assumeTrue(
        Stream.of(SSHD, KEYGEN).allMatch(each -> Files.isExecutable(Path.of(each))),
        "OpenSSH is not installed: apt-get install openssh-server openssh-client");
    this.folder = folder;
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
      for (var each : List.of("in", "done", "failed", "out")) {
        Files.createDirectories(folder.resolve(each));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    key("host", "");
    key("user", "open sesame");
    server = start();
  }

  public int port() {
    return port;
  }

  public Path folder(String name) {
    return folder.resolve(name);
  }

  public String userKey() {
    return text("user");
  }

  public String passphrase() {
    return "open sesame";
  }

  /// As `ssh-keygen -l` shows it.
  public String fingerprint() {
    return run(KEYGEN, "-l", "-f", folder.resolve("host.pub").toString()).split(" ")[1];
  }

  /// As after the server was set up anew.
  public void takesAnotherHostKey() {
    stop();
    key("host", "");
    server = start();
  }

  public void stop() {
    server.destroy();
    Awaitility.await().until(() -> !server.isAlive());
  }

  public void restart() {
    server = start();
  }

  private Process start() {
    try {
      if (isRoot()) {
        Files.createDirectories(Path.of("/run/sshd"));
      }
      Files.copy(
          folder.resolve("user.pub"),
          folder.resolve("authorized"),
          StandardCopyOption.REPLACE_EXISTING);
      Files.writeString(
          folder.resolve("conf"),
          String.join(
              "\n",
              "ListenAddress 127.0.0.1",
              "Port " + port,
              "HostKey " + folder.resolve("host"),
              "AuthorizedKeysFile " + folder.resolve("authorized"),
              "StrictModes no",
              "UsePAM no",
              "PasswordAuthentication no",
              "PidFile none",
              "Subsystem sftp internal-sftp",
              ""));
      var process =
          new ProcessBuilder(SSHD, "-D", "-e", "-f", folder.resolve("conf").toString())
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("log").toFile())
              .start();
      Awaitility.await().until(this::answers);
      return process;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private boolean answers() {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  private void key(String name, String phrase) {
    try {
      Files.deleteIfExists(folder.resolve(name));
      Files.deleteIfExists(folder.resolve(name + ".pub"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    run(KEYGEN, "-q", "-t", "ed25519", "-N", phrase, "-f", folder.resolve(name).toString());
  }

  private String text(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String run(String... command) {
    try {
      var process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    Objects.requireNonNull(server).destroy();
  }
}
