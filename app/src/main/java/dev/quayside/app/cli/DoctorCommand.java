package dev.quayside.app.cli;

import dev.quayside.engine.server.ServerOptions;
import dev.quayside.engine.store.DataDirectory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `quayside doctor`: what works, what does not, and what to do about it. Changes nothing.
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Check this installation; also while Quayside runs.")
final class DoctorCommand implements Callable<Integer> {

  private static final long LEAST_FREE_MB = 200;
  private static final int BACKLOG = 1;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  private boolean healthy = true;

  @Override
  public Integer call() {
    var directory = data.directory();
    tell("java", true, System.getProperty("java.vendor") + " " + Runtime.version());
    if (Files.isDirectory(directory)) {
      checkDirectory(directory);
      checkDatabase(directory);
    } else {
      tell("data", true, directory + " does not exist yet; the first start makes it");
    }
    checkPort("port", ServerOptions.PRODUCTION_PORT);
    checkPort("sandbox", ServerOptions.SANDBOX_PORT);
    return healthy ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private void checkDirectory(Path directory) {
    tell(
        "data",
        Files.isWritable(directory),
        directory + (Files.isWritable(directory) ? "" : " cannot be written: change its owner"));
    try {
      long free = Files.getFileStore(directory).getUsableSpace() / (1024 * 1024);
      tell(
          "disk",
          free >= LEAST_FREE_MB,
          free + " MB free" + (free >= LEAST_FREE_MB ? "" : ": make room"));
    } catch (IOException e) {
      tell("disk", false, "the free space of " + directory + " cannot be told");
    }
  }

  private void checkDatabase(Path directory) {
    var at = DataDirectory.at(directory);
    if (!Files.exists(at.database())) {
      tell("database", true, "none yet; the first start makes it");
      return;
    }
    try (var desk = KeyDesk.open(directory)) {
      tell("database", true, desk.workspaces().size() + " workspaces");
    } catch (RuntimeException e) {
      tell("database", false, "cannot be opened: restore a backup (quayside restore FILE)");
    }
  }

  /// A taken port is no fault: Quayside itself may be running.
  private void checkPort(String name, int port) {
    try (var _ = new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress())) {
      tell(name, true, port + " is free");
    } catch (IOException taken) {
      tell(name, true, port + " is in use, by a running Quayside or another program");
    }
  }

  private void tell(String what, boolean good, String words) {
    healthy &= good;
    new Console(spec.commandLine().getOut())
        .line(String.format("%-5s%-10s%s", good ? "ok" : "FAIL", what, words));
  }
}
