package dev.quayside.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside print`: a finished file, byte for byte, to one printer.
@Command(
    name = "print",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Send a label file to a printer as it is; also while Quayside runs.")
final class PrintCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Parameters(paramLabel = "FILE", description = "A file in the printer's own language.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Option(
      names = "--printer",
      paramLabel = "NAME",
      required = true,
      description = "A printer of `quayside printers`.")
  @SuppressWarnings("NullAway.Init")
  private String printer;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    try (var desk = PrinterDesk.open(data.directory())) {
      var to = desk.printer(printer);
      if (!extension().equals(to.language().extension())) {
        throw new CommandFailure(
            to.name()
                + " prints "
                + to.language().extension()
                + " files, and "
                + file.getFileName()
                + " is not one");
      }
      var said = desk.print(to, String.valueOf(file.getFileName()), bytes());
      new Console(spec.commandLine().getOut()).line(said);
    }
  }

  private byte[] bytes() {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be read: is the name right?");
    }
  }

  private String extension() {
    var name = file.toString().toLowerCase(Locale.ROOT);
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
