package dev.quayside.app.cli;

import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.Delivery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.UUID;
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
    description = "Send a label file to a printer as it is.")
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
    try (var engine = data.engine()) {
      var to =
          engine
              .printDesk()
              .printer(printer)
              .orElseThrow(
                  () ->
                      new CommandFailure(
                          "there is no printer '" + printer + "': see quayside printers"));
      send(to);
    }
  }

  private void send(Printer to) {
    var extension = extension();
    if (!extension.equals(to.language().extension())) {
      throw new CommandFailure(
          to.name()
              + " prints "
              + to.language().extension()
              + " files, and "
              + file.getFileName()
              + " is not one");
    }
    var parcel = to.language().parcel("print-" + UUID.randomUUID(), bytes());
    switch (to.transport().send(parcel)) {
      case Delivery.Sent _ ->
          new Console(spec.commandLine().getOut()).line("Sent to " + to.name() + ".");
      case Delivery.NotSent(var reason) -> throw new CommandFailure("not printed: " + reason);
      case Delivery.Broken(var bytes, var reason) ->
          throw new CommandFailure(
              "broke off after " + bytes + " bytes, look whether it printed: " + reason);
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
