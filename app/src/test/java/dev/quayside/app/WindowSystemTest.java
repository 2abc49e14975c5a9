package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What a fresh machine lacks is said in one sentence. `installer/check-fresh-machine` asks the
/// same of a system that lacks it.
class WindowSystemTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  @EnabledOnOs(OS.LINUX)
  @Timeout(180)
  void aMachineWithoutAScreenIsToldSoInOneLine() throws IOException, InterruptedException {
    var start =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.quayside.app.Main")
            .redirectErrorStream(true);
    start.environment().remove("DISPLAY");
    start.environment().put("QUAYSIDE_DATA", directory.toString());
    var process = start.start();
    try {
      var said = new String(process.getInputStream().readAllBytes());
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(said.lines()).as(said).hasSize(1);
      assertThat(said).startsWith("quayside: ").contains("`quayside serve`");
      assertThat(process.exitValue()).isEqualTo(1);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void whatIsMissingComesWithThePackagesThatHaveIt() {
    assertThat(WindowSystem.missingLibraries(name -> !name.contains("gtk")))
        .hasValueSatisfying(
            sentence ->
                assertThat(sentence)
                    .startsWith("the window cannot open without libgtk-3.so.0: ")
                    .contains("apt-get install libgtk-3-0", "dnf install gtk3")
                    .doesNotContain("libX11.so.6"));
    assertThat(WindowSystem.missingLibraries(_ -> true)).isEmpty();
  }
}
