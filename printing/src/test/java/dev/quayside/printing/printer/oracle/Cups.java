package dev.quayside.printing.printer.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;

/// A real cupsd of its own, on the loopback, with queues of the test's making.
public final class Cups implements AutoCloseable {

  private static final String PACKAGES = "cups cups-client cups-filters";

  /// Tried before it is given up: another test may be quicker to take one.
  private static final int PORTS = 5;

  private final Path directory;
  private final Process server;
  private final int port;

  private Cups(Path directory, Process server, int port) {
    this.directory = directory;
    this.server = server;
    this.port = port;
  }

  /// Skips the test where CUPS is not installed.
  ///
  /// @param directory in which its jobs run as another user: none above it may be closed to that
  public static Cups start(Path directory) throws IOException, InterruptedException {
    Programs.demand(PACKAGES, "cupsd", "lpadmin", "cupsdisable");
    for (int i = 0; i < PORTS; i++) {
      Cups cups = startOn(directory, FreePort.find());
      Awaitility.await().atMost(Duration.ofSeconds(20)).until(cups::listens);
      if (cups.isItself()) {
        return cups;
      }
      cups.close();
    }
    throw new IOException("no port is left to cupsd: " + log(directory));
  }

  private static Cups startOn(Path directory, int port) throws IOException {
    for (String folder : List.of("", "etc", "spool", "spool/tmp", "cache", "state", "log")) {
      Path made = Files.createDirectories(directory.resolve(folder));
      Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    Files.writeString(
        directory.resolve("etc/cupsd.conf"),
        """
        Listen 127.0.0.1:%d
        LogLevel warn
        Browsing Off
        DefaultAuthType None
        WebInterface No
        <Location />
          Order allow,deny
          Allow all
        </Location>
        <Location /admin>
          Order allow,deny
          Allow all
        </Location>
        <Policy default>
          <Limit All>
            Order deny,allow
          </Limit>
        </Policy>
        """
            .formatted(port));
    Files.writeString(
        directory.resolve("etc/cups-files.conf"),
        """
        ServerRoot %1$s/etc
        RequestRoot %1$s/spool
        CacheDir %1$s/cache
        StateDir %1$s/state
        TempDir %1$s/spool/tmp
        AccessLog %1$s/log/access
        ErrorLog stderr
        PageLog %1$s/log/page
        """
            .formatted(directory));
    Process server =
        Programs.start(
            directory.resolve("log/out"),
            Map.of(),
            "cupsd",
            "-f",
            "-c",
            directory.resolve("etc/cupsd.conf").toString(),
            "-s",
            directory.resolve("etc/cups-files.conf").toString());
    return new Cups(directory, server, port);
  }

  /// A queue that hands on what it gets.
  public String rawQueue(String name, int printerPort) throws IOException, InterruptedException {
    run("lpadmin", "-p", name, "-E", "-v", "socket://127.0.0.1:" + printerPort);
    return address(name);
  }

  /// A queue with a driver that would print ZPL as text.
  public String driverQueue(String name, int printerPort) throws IOException, InterruptedException {
    run(
        "lpadmin",
        "-p",
        name,
        "-E",
        "-v",
        "socket://127.0.0.1:" + printerPort,
        "-m",
        "drv:///sample.drv/zebra.ppd");
    return address(name);
  }

  public void pause(String name) throws IOException, InterruptedException {
    run("cupsdisable", name);
  }

  public void resume(String name) throws IOException, InterruptedException {
    run("cupsenable", name);
  }

  /// @param job its number
  public void cancel(String job) throws IOException, InterruptedException {
    run("cancel", job);
  }

  /// @param job its number
  public void hold(String job) throws IOException, InterruptedException {
    run("lp", "-i", job, "-H", "hold");
  }

  public void reject(String name) throws IOException, InterruptedException {
    run("cupsreject", name);
  }

  public String address(String name) {
    return "ipp://127.0.0.1:" + port + "/printers/" + name;
  }

  public URI server() {
    return URI.create("ipp://127.0.0.1:" + port + "/");
  }

  public int port() {
    return port;
  }

  private void run(String program, String... arguments) throws IOException, InterruptedException {
    Process process =
        Programs.start(
            directory.resolve("log/out"),
            Map.of("CUPS_SERVER", "127.0.0.1:" + port),
            program,
            arguments);
    assertThat(process.waitFor())
        .as("%s %s: %s", program, List.of(arguments), log(directory))
        .isZero();
  }

  private boolean listens() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  /// Whether it is a CUPS that answers, and not whoever took the port before.
  private boolean isItself() throws IOException {
    URLConnection asked = URI.create("http://127.0.0.1:" + port + "/").toURL().openConnection();
    asked.setReadTimeout(20_000);
    String name = asked.getHeaderField("Server");
    return name != null && name.startsWith("CUPS");
  }

  private static String log(Path directory) throws IOException {
    return Files.readString(directory.resolve("log/out"));
  }

  @Override
  public void close() throws InterruptedException {
    server.destroy();
    server.waitFor();
  }
}
