package dev.quayside.printing.printer.oracle;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/// An IPP Everywhere printer (ippeveprinter), announced by an avahi of its own on the loopback.
public final class DriverlessPrinter implements AutoCloseable {

  private static final String PACKAGES = "cups-ipp-utils avahi-daemon dbus";

  private final Path spool;
  private final int port;
  private final List<Process> processes;
  private final FileChannel alone;

  private DriverlessPrinter(Path spool, int port, List<Process> processes, FileChannel alone) {
    this.spool = spool;
    this.port = port;
    this.processes = processes;
    this.alone = alone;
  }

  /// Skips the test where a program is missing, or avahi cannot start beside another.
  public static DriverlessPrinter start(Path directory, String name) throws IOException {
    Programs.demand(PACKAGES, "ippeveprinter", "avahi-daemon", "dbus-daemon");
    var alone = alone();
    try {
      return start(directory, name, alone);
    } catch (IOException | RuntimeException | Error e) {
      alone.close();
      throw e;
    }
  }

  /// One at a time on this machine, in whichever test process: two that are announced on the
  /// loopback meet.
  private static FileChannel alone() throws IOException {
    var file = Path.of(System.getProperty("java.io.tmpdir"), "quayside-test-printer.lock");
    var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    Awaitility.await().atMost(Duration.ofMinutes(2)).until(() -> isLocked(channel));
    return channel;
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // by another test of this process
    }
  }

  private static DriverlessPrinter start(Path directory, String name, FileChannel alone)
      throws IOException {
    Path bus = directory.resolve("bus");
    Path spool = Files.createDirectory(directory.resolve("spool"));
    Path log = directory.resolve("log");
    int port = FreePort.find();
    Files.writeString(
        directory.resolve("dbus.conf"),
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
          "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig><type>system</type><listen>unix:path=%s</listen><auth>EXTERNAL</auth>
        <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
        </busconfig>
        """
            .formatted(bus));
    Files.writeString(
        directory.resolve("avahi.conf"),
        "[server]\nuse-ipv4=yes\nuse-ipv6=no\nallow-interfaces=lo\n[wide-area]\nenable-wide-area=no\n");
    Map<String, String> environment = Map.of("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=" + bus);
    Process dbus =
        Programs.start(
            log,
            environment,
            "dbus-daemon",
            "--config-file=" + directory.resolve("dbus.conf"),
            "--nofork",
            "--nosyslog");
    Awaitility.await().until(() -> Files.exists(bus));
    Process avahi =
        Programs.start(
            log,
            environment,
            "avahi-daemon",
            "-f",
            directory.resolve("avahi.conf").toString(),
            "--no-chroot",
            "--no-rlimits",
            "--no-drop-root");
    Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .until(() -> Files.readString(log).contains("startup complete") || !avahi.isAlive());
    Process printer =
        Programs.start(
            log,
            environment,
            "ippeveprinter",
            "-p",
            Integer.toString(port),
            "-d",
            spool.toString(),
            "-k",
            "-n",
            "localhost",
            "-f",
            "application/pdf",
            name);
    DriverlessPrinter started =
        new DriverlessPrinter(spool, port, List.of(printer, avahi, dbus), alone);
    Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> started.listens(printer));
    return started;
  }

  public String address() {
    return "ipp://127.0.0.1:" + port + "/ipp/print";
  }

  public int port() {
    return port;
  }

  /// What it was given to print.
  public List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.walk(spool)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private boolean listens(Process printer) {
    org.junit.jupiter.api.Assumptions.assumeTrue(
        printer.isAlive(), "ippeveprinter does not start here: it needs avahi");
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() throws InterruptedException, IOException {
    for (Process process : processes) {
      process.destroy();
      process.waitFor();
    }
    alone.close();
  }
}
