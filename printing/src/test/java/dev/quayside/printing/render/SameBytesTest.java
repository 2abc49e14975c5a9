package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Fingerprints;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The same label gives the same bytes, in this run and in any other.
class SameBytesTest {

  @Test
  void twoRunsInOneJvmAgree() {
    assertThat(Fingerprints.all()).isEqualTo(Fingerprints.all());
  }

  /// A second JVM in another time zone, language and place.
  @Test
  void anotherJvmAgrees() throws IOException, InterruptedException {
    Process jvm =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-Duser.timezone=Pacific/Auckland",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Fingerprints.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Map<String, String> other = new TreeMap<>();
    new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.split(" "))
        .forEach(line -> other.put(line[0], line[1]));
    assertThat(jvm.waitFor()).isZero();
    assertThat(other).isEqualTo(Fingerprints.all());
  }
}
