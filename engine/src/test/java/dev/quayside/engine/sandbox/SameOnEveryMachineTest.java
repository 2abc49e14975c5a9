package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A second machine, as far as one can be had: another JVM with another language, time zone,
/// compiler and number of processors.
class SameOnEveryMachineTest {

  @Test
  void anotherJvmSaysTheSameOfEveryService()
      throws IOException, InterruptedException, NoSuchAlgorithmException {
    var process =
        new ProcessBuilder(
                List.of(
                    ProcessHandle.current().info().command().orElseThrow(),
                    "-Duser.language=tr",
                    "-Duser.country=TR",
                    "-Duser.timezone=Pacific/Kiritimati",
                    "-XX:ActiveProcessorCount=1",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Digest.class.getName()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String elsewhere;
    try (var out = process.inputReader()) {
      elsewhere = out.lines().reduce("", String::concat);
    }
    assertThat(process.waitFor()).isZero();
    assertThat(elsewhere).hasSize(64).isEqualTo(Digest.all());
  }
}
