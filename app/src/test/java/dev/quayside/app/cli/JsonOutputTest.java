package dev.quayside.app.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// With `--json` a command answers with one JSON value and nothing else.
class JsonOutputTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void theDemoAnswersWithWhatItMade() {
    var out = directory.resolve("out");
    var made = run("demo", "--out", out.toString());
    assertThat(made.get("trackingNumber").asText()).isNotEmpty();
    assertThat(made.get("status").asText()).isEqualTo("cancelled");
    assertThat(made.get("price").isNumber()).isTrue();
    assertThat(made.get("files"))
        .hasSize(3)
        .allSatisfy(file -> assertThat(Path.of(file.asText())).isRegularFile());
  }

  @Test
  void theDoctorListsWhatItFound() throws IOException {
    Files.writeString(directory.resolve("vault.key"), "short");
    var findings = run("doctor", "--data", directory.toString()).get("data");
    assertThat(findings)
        .anySatisfy(
            one -> {
              assertThat(one.get("check").asText()).isEqualTo("key");
              assertThat(one.get("ok").asBoolean()).isFalse();
              assertThat(one.get("message").asText()).contains("vault.key is damaged");
            })
        .anySatisfy(one -> assertThat(one.get("ok").asBoolean()).isTrue());
  }

  @Test
  void whatWasRemovedRevokedAndRestoredIsNamed() {
    var data = directory.resolve("data").toString();
    var key =
        run("keys", "create", "--workspace", "demo", "--role", "viewer", "--data", data)
            .get("id")
            .asText();
    assertThat(run("keys", "revoke", key, "--data", data).get("revoked").asText()).isEqualTo(key);
    run("printers", "add", "Folder", directory.toUri().toString(), "--data", data);
    var outcome = run("printers", "commands", "--printer", "Folder", "--data", data);
    assertThat(outcome.get("printer").asText()).isEqualTo("Folder");
    assertThat(outcome.get("outcome").asText()).contains("Folder");
    assertThat(run("printers", "remove", "Folder", "--data", data).get("removed").asText())
        .isEqualTo("Folder");
    var file = directory.resolve("backup.zip").toString();
    run("backup", file, "--data", data);
    var restored = run("restore", file, "--data", data);
    assertThat(restored.get("file").asText()).isEqualTo(file);
    assertThat(Path.of(restored.get("before").asText())).isDirectory();
  }

  @Test
  void theSheetOfCommandsIsNamed() {
    var file = directory.resolve("commands.pdf");
    assertThat(run("printers", "commands", "--out", file.toString()).get("file").asText())
        .isEqualTo(file.toString());
    assertThat(file).isRegularFile();
  }

  @Test
  @Timeout(60)
  void thePracticePrinterTellsEachLabelOnALineOfItsOwn() throws Exception {
    // what is typed here are the orders of the process that runs the tests: read, they were lost
    var terminal = System.in;
    System.setIn(InputStream.nullInputStream());
    try (var lines = new PipedReader();
        var told = new BufferedReader(lines);
        var out = new PrintWriter(new PipedWriter(lines))) {
      var practice =
          Thread.ofPlatform()
              .start(() -> command(out).execute("printers", "practice", "--port", "0", "--json"));
      try {
        var started = json(told.readLine());
        var address = URI.create(started.get("address").asText());
        assertThat(started.get("found").asBoolean()).isFalse();
        try (var socket = new Socket(address.getHost(), address.getPort())) {
          socket.getOutputStream().write("^XA^FDlabel^FS^XZ".getBytes(US_ASCII));
        }
        var label = json(told.readLine());
        assertThat(label.get("label").asInt()).isEqualTo(1);
        assertThat(label.get("bytes").asInt()).isEqualTo(17);
      } finally {
        practice.interrupt();
        practice.join();
      }
    } finally {
      System.setIn(terminal);
    }
  }

  private static JsonNode run(String... arguments) {
    var out = new StringWriter();
    command(new PrintWriter(out))
        .execute(Stream.concat(Stream.of(arguments), Stream.of("--json")).toArray(String[]::new));
    return json(out.toString());
  }

  private static CommandLine command(PrintWriter out) {
    return CommandLineRun.line().setOut(out);
  }

  /// One line of nothing but JSON.
  private static JsonNode json(String line) {
    assertThat(line.lines()).as(line).hasSize(1);
    return JsonText.parse(line.getBytes(UTF_8));
  }
}
