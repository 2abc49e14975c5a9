package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.printer.oracle.Cups;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The operating system's spooler, here a real CUPS. Java asks it where `CUPS_SERVER` says, once a
/// process: so each job is sent by a process of its own. Windows' spooler cannot be run here; that
/// a job which Java's spooler took comes out is not tested on Linux, where `ipp` is the way.
class SpoolerTransportTest {

  private static final byte[] ZPL = "^XA^FO20,20^FDé^FS^XZ\n".getBytes(StandardCharsets.UTF_8);

  @TempDir Path directory;

  @Test
  void aPrinterThatIsGoneOrTakesNoJobsGetsNothing() throws Exception {
    try (Cups cups = Cups.start(directory.resolve("cups"));
        FakePrinter printer = new FakePrinter()) {
      cups.rawQueue("desk", printer.port());
      assertThat(send(cups, "absent", ZPL))
          .isEqualTo(
              "NotSent This computer has no printer “absent”: is it plugged in and installed?");
      cups.reject("desk");
      assertThat(send(cups, "desk", ZPL))
          .isEqualTo("NotSent “desk” takes no jobs: resume it in the computer's printer settings.");
      assertThat(printer.printed()).isEmpty();
    }
  }

  private String send(Cups cups, String printer, byte[] bytes)
      throws IOException, InterruptedException {
    Path file = Files.write(directory.resolve("job"), bytes);
    Path said = directory.resolve("said");
    ProcessBuilder builder =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Djava.awt.headless=true",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                Sender.class.getName(),
                printer,
                file.toString())
            .redirectOutput(said.toFile())
            .redirectError(directory.resolve("errors").toFile());
    builder.environment().put("CUPS_SERVER", "127.0.0.1:" + cups.port());
    int exit = builder.start().waitFor();
    assertThat(exit).as(Files.readString(directory.resolve("errors"))).isZero();
    return Files.readString(said).strip();
  }

  /// The process that sends.
  static final class Sender {
    public static void main(String[] arguments) throws IOException {
      byte[] bytes = Files.readAllBytes(Path.of(arguments[1]));
      Parcel parcel = Parcels.zpl("job-1", bytes);
      String address = SpoolerTransport.addressOf(arguments[0]);
      System.out.println(
          switch (new Transports().open(address).send(parcel)) {
            case Delivery.Sent _ -> "Sent";
            case Delivery.NotSent not -> "NotSent " + not.reason();
            case Delivery.Broken broken -> "Broken " + broken.reason();
          });
      System.exit(0);
    }
  }
}
