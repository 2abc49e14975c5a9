package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside demo`: quotes, buys, tracks and voids once in the sandbox, on a data directory that is
/// deleted afterwards. Label files and a sample database for the guide to the database link stay.
@Command(
    name = "demo",
    description =
        "Quote, buy, label files, track, void, a sample database: once through in the sandbox.")
@SuppressWarnings("NullAway.Init")
final class DemoCommand implements Runnable {

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "out",
      description = "Where the label files go. Default: ${DEFAULT-VALUE}")
  private Path out;

  @Mixin private OutputOption output;

  @Override
  public void run() {
    var data = temporaryDirectory();
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var made = new DemoRun(engine, output.onTheWay(), data, out).run();
      output.made(made, "");
    } finally {
      delete(data);
    }
  }

  private static Path temporaryDirectory() {
    try {
      return Files.createTempDirectory("quayside-demo");
    } catch (IOException e) {
      throw new CommandFailure("no temporary directory can be made: is the disk full?");
    }
  }

  private static void delete(Path directory) {
    try (var files = Files.walk(directory)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
