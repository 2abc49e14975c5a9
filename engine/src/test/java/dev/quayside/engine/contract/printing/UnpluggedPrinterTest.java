package dev.quayside.engine.contract.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody pulls the printer's plug in the middle of a batch and puts it in again: every label
/// exists exactly once, or is asked about. Real labels, bought and printed over HTTP, on a socket.
class UnpluggedPrinterTest extends ShopTest {

  private static final int LABELS = 10;
  private static final int OUT = 3;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir Path tray;

  /// What each job's label looks like on paper, by job.
  private final Map<String, String> paper = new LinkedHashMap<>();

  @SuppressWarnings("NullAway.Init")
  private PracticePrinter zebra;

  @BeforeEach
  void plugIn() throws IOException {
    paper.clear();
    zebra = new PracticePrinter(Duration.ofMillis(150), 4);
    setUp("Tray", tray.toUri().toString());
  }

  @AfterEach
  void scrap() throws IOException {
    served.engine().printService().printers().remove("Zebra");
    served.engine().printService().printers().remove("Tray");
    zebra.close();
  }

  @Test
  void onAPrinterThatCountsEveryLabelExistsExactlyOnceAndNobodyIsAsked() throws Exception {
    setUp("Zebra", zebra.address());
    served.engine().printService().printers().look("Zebra");
    var labels = labels();
    printAll(labels);
    await().atMost(PATIENCE).until(() -> zebra.printed().size() >= 2);
    pullThePlug();
    await().atMost(PATIENCE).until(() -> states().equals(Set.of("confirmed")));
    assertThat(printed()).containsExactlyElementsOf(paper.values());
  }

  @Test
  void onAPrinterThatDoesNotCountWhoeverIsAskedCanMakeItExactlyOnce() throws Exception {
    zebra.give(Trouble.MUTE);
    setUp("Zebra", zebra.address()); // it has never spoken
    served.engine().printService().printers().look("Zebra");
    var labels = labels();
    printAll(labels.subList(0, OUT));
    await().atMost(PATIENCE).until(() -> zebra.printed().size() == OUT);
    zebra.give(Trouble.PAUSED); // nobody hears of it: what comes now stays in its memory
    printAll(labels.subList(OUT, LABELS));
    await().atMost(PATIENCE).until(() -> in("sent").size() > OUT);
    pullThePlug();
    zebra.relieve(Trouble.PAUSED);
    await().atMost(PATIENCE).until(() -> Set.of("sent", "unknown").containsAll(states()));
    await().atMost(PATIENCE).until(() -> printed().contains(last()));
    assertThat(printed()).doesNotHaveDuplicates();

    var asked = in("unknown");
    assertThat(asked).isNotEmpty();
    assertThat(printed()).containsAll(onPaper(in("sent")));
    for (var job : asked) {
      answer(job);
    }
    await().atMost(PATIENCE).until(() -> printed().size() >= LABELS);
    await().atMost(PATIENCE).until(() -> in("queued").isEmpty() && in("sending").isEmpty());
    assertThat(printed()).containsExactlyInAnyOrderElementsOf(paper.values());
  }

  /// As a person who looks at what came out.
  private void answer(JsonNode job) {
    assertThat(job.get("reason").asText()).endsWith("then confirm it or print it again.");
    var path = "/v1/print-jobs/" + job.get("id").asText();
    boolean there = printed().contains(onPaper(List.of(job)).getFirst());
    assertThat(api.post(path + "/confirm", "{\"printed\":%s}".formatted(there)).status())
        .isEqualTo(200);
    if (!there) {
      assertThat(api.post(path + "/retry").json().get("reprintOf").asText())
          .isEqualTo(job.get("id").asText());
    }
  }

  private List<String> labels() {
    return Stream.generate(() -> label().get("id").asText()).limit(LABELS).toList();
  }

  private void printAll(List<String> labels) throws IOException {
    var looks = new ArrayList<String>();
    for (var label : labels) {
      looks.add(look(label));
    }
    for (int i = 0; i < labels.size(); i++) {
      paper.put(print(labels.get(i), "Zebra"), looks.get(i));
    }
    assertThat(paper.values()).doesNotHaveDuplicates();
  }

  /// And puts it in again.
  private void pullThePlug() throws IOException {
    zebra.unplug();
    // uptimes are whole seconds: one that is back sooner may have lost labels in between
    var back = InstantSource.system().instant().plusSeconds(2);
    await().atMost(PATIENCE).until(() -> printerState().equals("offline"));
    await().atMost(PATIENCE).until(() -> InstantSource.system().instant().isAfter(back));
    assertThat(zebra.printed()).hasSizeLessThan(LABELS);
    zebra.plugIn();
  }

  private String printerState() {
    for (var printer : api.get("/v1/printers").json().get("data")) {
      if (printer.get("name").asText().equals("Zebra")) {
        return printer.get("status").asText();
      }
    }
    return "";
  }

  /// The same label by way of a folder.
  private String look(String label) throws IOException {
    var job = api.get("/v1/print-jobs/" + print(label, "Tray")).json();
    var file = tray.resolve(job.get("title").asText() + ".zpl");
    await().atMost(PATIENCE).until(() -> Files.exists(file));
    return fingerprint(Files.readAllBytes(file));
  }

  private String print(String label, String printer) {
    var made =
        api.post(
            "/v1/print-jobs", "{\"labelId\":\"%s\",\"printer\":\"%s\"}".formatted(label, printer));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private String last() {
    return List.copyOf(paper.values()).getLast();
  }

  private List<String> onPaper(List<JsonNode> jobs) {
    return jobs.stream()
        .map(
            job ->
                paper.getOrDefault(
                    job.get("id").asText(), String.valueOf(paper.get(original(job)))))
        .toList();
  }

  private static String original(JsonNode job) {
    return job.get("reprintOf").asText();
  }

  private List<String> printed() {
    return zebra.printed().stream().map(UnpluggedPrinterTest::fingerprint).toList();
  }

  /// Short, so that a failing test can be read.
  private static String fingerprint(byte[] sent) {
    var zpl = new String(sent, StandardCharsets.ISO_8859_1);
    var label = zpl.substring(zpl.indexOf("^XA"), zpl.lastIndexOf("^XZ"));
    return "%d-%08x".formatted(label.length(), label.hashCode());
  }

  private List<JsonNode> in(String state) {
    return jobs().stream().filter(job -> job.get("status").asText().equals(state)).toList();
  }

  private Set<String> states() {
    return jobs().stream()
        .map(job -> job.get("status").asText())
        .collect(java.util.stream.Collectors.toSet());
  }

  private List<JsonNode> jobs() {
    var all = new ArrayList<JsonNode>();
    api.get("/v1/print-jobs?pageSize=100&printer=Zebra").json().get("data").forEach(all::add);
    return all;
  }

  private void setUp(String name, String address) {
    served
        .engine()
        .printService()
        .printers()
        .setUp(new PrinterSetup(name, address, Language.ZPL, Dpi.DPI_203, true));
  }
}
