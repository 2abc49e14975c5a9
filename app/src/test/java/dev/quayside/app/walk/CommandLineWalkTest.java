package dev.quayside.app.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// docs/command-line.md, line by line as a reader would.
class CommandLineWalkTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  @Test
  @Timeout(660)
  void everyLineWorks() throws Exception {
    assumeTrue(Shell.hasAll("bash"), "needs bash");
    var run =
        Shell.in(home)
            .run(
                """
                set -eu
                quayside serve --port 0 --sandbox-port 0 > serve.log 2>&1 &
                until grep -q ready serve.log; do kill -0 $!; sleep 0.1; done
                %s
                kill %%1
                wait
                """
                    .formatted(Pages.blocks("docs/command-line.md")));
    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.out())
        .contains("UPS Ground", "Label saved: label.zpl", "Label voided: lbl_", "\"balance\": ")
        .contains("\"offsetSeconds\": 86400", "\"secret\": \"whsec_");
    assertThat(home.resolve("label.zpl")).content().startsWith("^XA");
  }
}
