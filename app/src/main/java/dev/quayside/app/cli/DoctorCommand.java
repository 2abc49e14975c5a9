package dev.quayside.app.cli;

import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.platform.health.DiskRoom;
import dev.quayside.engine.platform.secret.KeyFile;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.store.postgres.PostgresDatabase;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `quayside doctor`: what works, what does not, and what to do about it. Changes nothing.
@Command(name = "doctor", description = "Check this installation; also while Quayside runs.")
@SuppressWarnings("NullAway.Init")
final class DoctorCommand implements Callable<Integer> {

  private static final long MEGABYTE = 1024 * 1024;
  private static final int BACKLOG = 1;

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  /// The result of one check.
  private record Finding(String check, boolean ok, String words, @Nullable String code) {

    String line() {
      return String.format("%-5s%-10s%s", ok ? "ok" : "FAIL", check, words);
    }

    Map<String, ?> fields() {
      var fields = new LinkedHashMap<String, Object>();
      fields.put("check", check);
      fields.put("ok", ok);
      fields.put("message", words);
      if (code != null) {
        fields.put("code", code);
      }
      return fields;
    }
  }

  private final List<Finding> findings = new ArrayList<>();

  @Override
  public Integer call() {
    var folder = data.directory();
    tell("java", true, System.getProperty("java.vendor") + " " + Runtime.version());
    var shared = data.shared();
    if (Files.isDirectory(folder)) {
      check(folder, shared);
    } else {
      tell("data", true, folder + " does not exist yet; the first start makes it");
      if (shared != null) {
        checkShared(shared);
      }
    }
    checkPorts(folder);
    output.list(
        findings.stream().map(Finding::fields).toList(),
        findings.stream().map(Finding::line).toList());
    return findings.stream().allMatch(Finding::ok)
        ? CommandLine.ExitCode.OK
        : CommandLine.ExitCode.SOFTWARE;
  }

  private void check(Path folder, @Nullable SharedDatabase shared) {
    var directory = DataDirectory.unchanged(folder);
    long free = folder.toFile().getUsableSpace();
    boolean enough = DiskRoom.of(free) == DiskRoom.OK;
    tell("disk", enough, free / MEGABYTE + " MB free" + (enough ? "" : ": free up disk space"));
    var fault = directory.fault();
    tell("data", fault.isEmpty(), fault.orElse(folder.toString()));
    checkKey(directory.tokenKey(), Tokens.KEY_BYTES);
    checkKey(directory.vaultKey(), Vault.KEY_BYTES);
    var kept = FolderDatabase.of(directory, shared);
    if (kept.shared() != null) {
      checkShared(kept.shared());
    } else if (!Files.exists(directory.database())) {
      tell("database", true, "none yet; the first start makes it");
    } else if (fault.isEmpty()) {
      var ruin = Database.fault(directory.database());
      tell("database", ruin.isEmpty(), ruin.orElse("whole"));
    } else {
      tell("database", true, "not looked at before the folder can be used");
    }
  }

  private void checkShared(SharedDatabase shared) {
    var seen =
        PostgresDatabase.look(
            shared.address(), tx -> InstallationKeys.areSealedOtherwise(tx, shared.secret()));
    var fault = seen.fault();
    findings.add(
        new Finding("database", fault == null, seen.words(), fault == null ? null : fault.code()));
  }

  private void checkKey(Path file, int bytes) {
    if (KeyFile.isDamaged(file, bytes)) {
      tell("key", false, KeyFile.damaged(file).problem().message().sentence());
    }
  }

  /// Checks that Quayside answers if it runs on this folder; else that the ports the window would
  /// use are free.
  private void checkPorts(Path folder) {
    if (DataDirectory.unchanged(folder).isHeld()) {
      checkRunning(folder);
      return;
    }
    var choice = ApiChoice.load(folder, System.getenv());
    if (!choice.on()) {
      tell("port", true, "the window serves no API: it is switched off in its settings");
      return;
    }
    checkPort("port", choice.port());
    checkPort("sandbox", choice.sandboxPort());
  }

  private void checkRunning(Path folder) {
    var servers = RunningServer.of(folder);
    if (servers.isEmpty()) {
      tell("server", true, "Quayside runs on this folder and serves no API");
    }
    servers.forEach(one -> tell("server", one.isWell(), one.words()));
  }

  private void checkPort(String name, int port) {
    if (port == 0) {
      tell(name, true, "any free one");
      return;
    }
    try (var _ = new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress())) {
      tell(name, true, port + " is free");
    } catch (IOException taken) {
      tell(
          name,
          false,
          port
              + " is taken by another program: end that program, or choose another port"
              + " (Settings, or serve --port)");
    }
  }

  private void tell(String what, boolean good, String words) {
    findings.add(new Finding(what, good, words, null));
  }
}
