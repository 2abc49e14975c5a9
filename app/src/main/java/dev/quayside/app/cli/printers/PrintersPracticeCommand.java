package dev.quayside.app.cli.printers;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.printing.printer.practice.Beacon;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside printers practice`: runs a simulated printer, for use without a real one.
@Command(
    name = "practice",
    description = {
      "Run a practice printer on this computer until it is interrupted.",
      "Type paper, ribbon, cover or pause and Enter to give it that trouble, and ok to mend it."
    })
final class PrintersPracticeCommand implements Runnable {

  private static final Duration A_LABEL = Duration.ofSeconds(1);
  private static final int MEMORY = 100;

  @Option(names = "--port", paramLabel = "N", description = "Default: ${DEFAULT-VALUE}")
  private int port = PracticePrinter.USUAL_PORT;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Override
  public void run() {
    try (var printer = new PracticePrinter(port, A_LABEL, MEMORY);
        var beacon = beacon()) {
      var typed = TypedLines.of(System.in);
      tell(printer, beacon != null);
      var troubles = new PracticeTroubles(printer);
      long told = 0;
      while (!Thread.currentThread().isInterrupted()) {
        for (byte[] label : printer.takePrinted()) {
          told++;
          output.made(
              Map.of("label", told, "bytes", label.length),
              "label %d, %d bytes".formatted(told, label.length));
        }
        typed.next().map(troubles::hear).ifPresent(this::tell);
        Thread.sleep(A_LABEL.toMillis() / 4);
      }
    } catch (IOException e) {
      throw new CommandFailure("port " + port + " is taken: choose another with --port");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void tell(PracticePrinter printer, boolean found) {
    output.made(
        Map.of("address", printer.address(), "found", found),
        "Practice printer: "
            + printer.address()
            + (found ? "" : "\nA search does not find it: add it by this address"));
  }

  private void tell(String state) {
    output.made(Map.of("state", state), state);
  }

  /// Lets a printer on the usual port be found by searches; null when another program answers
  /// there, or the port is not the usual one.
  private @Nullable Beacon beacon() {
    if (port != PracticePrinter.USUAL_PORT) {
      return null;
    }
    try {
      return new Beacon(Beacon.PORT);
    } catch (IOException taken) {
      return null;
    }
  }
}
