package dev.quayside.printing.printer.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.printing.printer.oracle.FreePort;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.snmp4j.smi.Integer32;
import org.snmp4j.smi.OID;
import org.snmp4j.smi.OctetString;
import org.snmp4j.smi.VariableBinding;

/// Against snmpsim, an SNMP agent that is not ours.
class SnmpProbeTest {

  @TempDir Path directory;

  private int agentPort;

  @Test
  void aPrinterWithoutSnmpIsUnknown() throws IOException {
    int port = FreePort.find();
    assertThat(new SnmpProbe("127.0.0.1", port, Duration.ofMillis(200)).status())
        .isEqualTo(PrinterStatus.UNKNOWN);
  }

  @Test
  void aRealAgentTellsPaperOutInItsOwnWords() throws Exception {
    Process agent = agent("40", "Tray 1 is empty");
    try {
      PrinterStatus status = answerOf(agentPort);
      assertThat(status.attentions()).containsExactly(Attention.PAPER_OUT);
      assertThat(status.detail()).hasToString("Tray 1 is empty");
    } finally {
      agent.destroyForcibly().waitFor();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3,00,READY",
    "4,00,BUSY",
    "3,40,ATTENTION",
    "3,08,ATTENTION",
    "3,0004,ATTENTION",
    "3,02,OFFLINE",
    "3,80,READY",
    "1,00,UNKNOWN"
  })
  void theMibIsReadBitByBit(int status, String errors, Health health) {
    assertThat(
            SnmpAnswer.status(
                    new VariableBinding(new OID("1.3.6.1"), new Integer32(status)),
                    new VariableBinding(new OID("1.3.6.1"), OctetString.fromHexStringPairs(errors)),
                    null)
                .health())
        .isEqualTo(health);
  }

  private Process agent(String errors, String alert) throws IOException {
    String program =
        Stream.of("/usr/bin/snmpsimd", "/usr/bin/snmpsim-command-responder")
            .filter(path -> new File(path).canExecute())
            .findFirst()
            .orElse("");
    assumeTrue(!program.isEmpty(), "snmpsim is not installed: apt-get install snmpsim");
    Files.writeString(
        directory.resolve("public.snmprec"),
        "1.3.6.1.2.1.25.3.5.1.1.1|2|3\n1.3.6.1.2.1.25.3.5.1.2.1|4x|%s\n1.3.6.1.2.1.43.18.1.1.8.1.1|4|%s\n"
            .formatted(errors, alert));
    Path cache = Files.createDirectory(directory.resolve("cache"));
    // It runs as nobody.
    for (Path open : List.of(directory, cache)) {
      Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
    }
    agentPort = FreePort.find();
    return new ProcessBuilder(
            List.of(
                program,
                "--data-dir=" + directory,
                "--cache-dir=" + cache,
                "--agent-udpv4-endpoint=127.0.0.1:" + agentPort,
                "--process-user=nobody",
                "--process-group=nogroup",
                "--logging-method=null"))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static PrinterStatus answerOf(int port) {
    SnmpProbe probe = new SnmpProbe("127.0.0.1", port, Duration.ofSeconds(1));
    return Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(probe::status, status -> status.health() != Health.UNKNOWN);
  }
}
