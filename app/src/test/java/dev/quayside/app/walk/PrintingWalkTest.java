package dev.quayside.app.walk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// docs/printing.md, line by line as a reader would.
class PrintingWalkTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  @Test
  @Timeout(660)
  void everyLineWorks() throws Exception {
    assumeTrue(Shell.hasAll("bash"), "needs bash");
    int port = FreePort.find();
    Files.writeString(home.resolve("label.zpl"), "^XA^FDlabel^FS^XZ");
    var walk =
        ("quayside printers practice --port 9100 > practice.log &\n"
                + "until grep -q Practice practice.log; do kill -0 $!; sleep 0.1; done\n"
                + Pages.blocks("docs/printing.md"))
            .replace("9100", Integer.toString(port));
    var run = Shell.in(home).run("set -eu\n" + walk + "\nkill %1");
    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.out()).contains("Printer added: Packing", "Packing.", "Sheet written");
    assertThat(home.resolve("commands.pdf")).content(ISO_8859_1).startsWith("%PDF");
  }
}
