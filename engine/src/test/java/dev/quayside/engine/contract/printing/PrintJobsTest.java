package dev.quayside.engine.contract.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// /v1/printers and /v1/print-jobs.
class PrintJobsTest extends PrintingShopTest {

  @Test
  void theListOfPrintersTellsHowEachIsAndNotWhere() {
    served.engine().printService().printers().look("Zebra");
    var printers = as(workspace, Role.VIEWER).get("/v1/printers");
    assertThat(printers.status()).isEqualTo(200);
    var printer = printers.json().at("/data/0");
    assertThat(printer.get("name").asText()).isEqualTo("Zebra");
    assertThat(printer.get("language").asText()).isEqualTo("zpl");
    assertThat(printer.get("dpi").asInt()).isEqualTo(203);
    assertThat(printer.get("mediaHeightIn").asDouble()).isEqualTo(6.0);
    assertThat(printer.get("isDefault").asBoolean()).isTrue();
    assertThat(printer.get("status").asText()).isEqualTo("ready");
    assertThat(printers.text()).doesNotContain("127.0.0.1");

    zebra.give(Trouble.PAPER_OUT);
    served.engine().printService().printers().look("Zebra");
    var out = api.get("/v1/printers").json().at("/data/0");
    assertThat(out.get("status").asText()).isEqualTo("attention");
    assertThat(out.at("/attentions/0").asText()).isEqualTo("paper_out");
    assertThat(out.get("message").asText()).contains("load a roll");
  }

  @Test
  void aLabelIsPrintedOnceForOneIdempotencyKey() {
    var keyed = api.with("Idempotency-Key", "print-1");
    var body = "{\"labelId\":\"" + label().get("id").asText() + "\"}";
    var first = keyed.post("/v1/print-jobs", body);
    assertThat(first.status()).as(first.text()).isEqualTo(201);
    var second = keyed.post("/v1/print-jobs", body);
    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");

    var job = first.json();
    assertThat(job.get("id").asText()).startsWith("prj_");
    var label = api.get("/v1/labels/" + job.get("labelId").asText()).json();
    assertThat(job.get("boughtBy")).isEqualTo(label.get("boughtBy"));
    assertThat(job.get("printer").asText()).isEqualTo("Zebra");
    assertThat(job.get("documentId").isNull()).isTrue();
    awaitState(job, "sent", "confirmed");
    await().until(() -> zebra.printed().size() == 1);
    assertThat(api.get("/v1/print-jobs").json().at("/pagination/totalCount").asInt()).isOne();
  }

  @Test
  void copiesAreJobsOfTheirOwn() {
    var made = api.post("/v1/print-jobs", "{\"labelId\":\"%s\",\"copies\":3}".formatted(labelId()));
    assertThat(made.json().get("copies")).hasSize(3);
    await().until(() -> zebra.printed().size() == 3);
    assertThat(api.get("/v1/print-jobs?pageSize=2").json().get("data")).hasSize(2);
    assertThat(api.get("/v1/print-jobs?status=failed").json().get("data")).isEmpty();
    var label = made.json().get("labelId").asText();
    assertThat(api.get("/v1/print-jobs?labelId=" + label).json().get("data")).hasSize(3);
    assertThat(api.get("/v1/print-jobs?labelId=lbl_0").json().get("data")).isEmpty();
    assertThat(api.get("/v1/print-jobs?printer=Zebra").json().get("data")).hasSize(3);
  }

  @Test
  void documentsComeFromWhoeverHasThem() {
    var job = api.post("/v1/print-jobs", document("test_label"));
    assertThat(job.status()).as(job.text()).isEqualTo(201);
    assertThat(job.json().get("documentId").asText()).isEqualTo("test_label");
    await().until(() -> zebra.printed().size() == 1);
    assertThat(api.post("/v1/print-jobs", document("shp_0/packing_slip")).status()).isEqualTo(404);
    assertThat(api.post("/v1/print-jobs", document("slip_2")).status()).isEqualTo(404);
  }

  @Test
  void routesSendACarriersLabelsToItsOwnPrinter() throws Exception {
    try (var other = new PracticePrinter(Duration.ofMillis(1), 100)) {
      setUp("UPS desk", other, false);
      served
          .engine()
          .printService()
          .routing()
          .put(workspace.ownCaller(), new PrintRoute(PrintKind.LABEL, "ups", "UPS desk"));
      assertThat(printed(labelId()).get("printer").asText()).isEqualTo("UPS desk");
      served
          .engine()
          .printService()
          .routing()
          .put(workspace.ownCaller(), new PrintRoute(PrintKind.LABEL, "fedex", "Zebra"));
      assertThat(printed(labelId()).get("printer").asText()).isEqualTo("UPS desk");
      served
          .engine()
          .printService()
          .routing()
          .remove(workspace.ownCaller(), PrintKind.LABEL, "ups", null);
      assertThat(printed(labelId()).get("printer").asText()).isEqualTo("Zebra");
    }
  }

  @Test
  void aPrinterThatIsNotWellGivesItsLabelsToItsFallback() throws Exception {
    try (var other = new PracticePrinter(Duration.ofMillis(1), 100)) {
      setUp("Spare", other, false);
      var setup = served.engine().printService().printers().all().getLast();
      served
          .engine()
          .printService()
          .printers()
          .setUp(
              new PrinterSetup(
                  setup.name(),
                  setup.address(),
                  setup.language(),
                  setup.profile(),
                  setup.isDefault(),
                  "Spare"));
      served.engine().printService().printers().look("Zebra");
      zebra.give(Trouble.HEAD_OPEN);
      await()
          .until(
              () ->
                  served
                      .engine()
                      .printService()
                      .printers()
                      .look("Zebra")
                      .orElseThrow()
                      .status()
                      .words()
                      .sentence()
                      .contains("open"));

      var job = printed(labelId());
      awaitState(job, "sent", "confirmed");
      var now = api.get("/v1/print-jobs/" + job.get("id").asText()).json();
      assertThat(now.get("printer").asText()).isEqualTo("Spare");
      assertThat(now.get("movedFrom").asText()).isEqualTo("Zebra");
      await().until(() -> other.printed().size() == 1);
      assertThat(zebra.printed()).isEmpty();
    }
  }

  @Test
  void aHeldJobWaitsIsReleasedAndCancelled() throws Exception {
    zebra.unplug();
    var job = printed(labelId());
    var path = "/v1/print-jobs/" + job.get("id").asText();
    await().until(() -> !api.get(path).json().get("reason").isNull());

    assertThat(api.post(path + "/hold").json().get("status").asText()).isEqualTo("held");
    assertThat(api.post(path + "/hold").code()).isEqualTo("CONFLICT");
    assertThat(api.post(path + "/release").json().get("status").asText()).isEqualTo("rendered");
    assertThat(api.post(path + "/release").code()).isEqualTo("CONFLICT");
    assertThat(api.post(path + "/retry").status()).isEqualTo(200);
    await().until(() -> api.post(path + "/cancel").status() == 200);
    assertThat(api.get(path).json().get("status").asText()).isEqualTo("cancelled");
    assertThat(api.post(path + "/cancel").code()).isEqualTo("CONFLICT");

    zebra.plugIn();
    var again = api.post(path + "/retry").json();
    assertThat(again.get("reprintOf").asText()).isEqualTo(job.get("id").asText());
    awaitState(again, "sent", "confirmed");
  }

  @Test
  void anUnknownJobIsAskedAboutAndAnswered() {
    var label = labelId();
    neverSpoke();
    zebra.resetAfter(500);
    var job = printed(label);
    awaitState(job, "unknown");
    var path = "/v1/print-jobs/" + job.get("id").asText();
    assertThat(api.post(path + "/retry").code()).isEqualTo("CONFLICT");
    assertThat(api.post(path + "/confirm", "{}").fields()).containsExactly("printed");
    assertThat(api.post(path + "/confirm", "{\"printed\":\"yes\"}").fields())
        .containsExactly("printed");
    assertThat(api.post(path + "/confirm", "{\"printed\":false}").json().get("status").asText())
        .isEqualTo("failed");
    assertThat(api.post(path + "/retry").json().get("reprintOf").asText())
        .isEqualTo(job.get("id").asText());
  }

  /// What is held in the hand last says it of all of them, at once and once only.
  @Test
  void oneAnswerSettlesAllThatIsAskedAboutAtAPrinter() {
    neverSpoke();
    var labels = List.of(labelId(), labelId(), labelId(), labelId());
    labels.forEach(this::brokenOff);
    var answers = "/v1/print-jobs/confirm";
    assertThat(api.post(answers, "{}").fields()).containsExactlyInAnyOrder("printed", "printer");
    assertThat(api.post(answers, "{\"printer\":\"Zebra\"}").fields())
        .containsExactly("lastPrinted");
    assertThat(api.post(answers, upTo("lbl_0")).code()).isEqualTo("CONFLICT");
    assertThat(states(labels)).containsOnly("unknown");

    var keyed = api.with("Idempotency-Key", "answer-1");
    var settled = keyed.post(answers, upTo(labels.get(1)));
    assertThat(settled.json().get("data")).as(settled.text()).hasSize(4);
    assertThat(settled.json().at("/data/0/labelId").asText()).isEqualTo(labels.getFirst());
    assertThat(settled.json().at("/data/2/status").asText()).isEqualTo("queued");
    await().until(() -> states(labels).equals(List.of("confirmed", "confirmed", "sent", "sent")));
    await().until(() -> zebra.printed().size() == 2);

    assertThat(keyed.post(answers, upTo(labels.get(1))).text()).isEqualTo(settled.text());
    assertThat(api.post(answers, upTo(labels.get(1))).code()).isEqualTo("CONFLICT");
    assertThat(api.get("/v1/print-jobs").json().at("/pagination/totalCount").asInt()).isEqualTo(4);
    assertThat(zebra.printed()).hasSize(2);
  }

  @Test
  void theLabelInTheHandIsNamedByItsBarCode() {
    neverSpoke();
    var labels = List.of(labelId(), labelId());
    labels.forEach(this::brokenOff);
    var number = api.get("/v1/labels/" + labels.getFirst()).json().get("trackingNumber").asText();
    var settled = api.post("/v1/print-jobs/confirm", upTo(number.replaceFirst("(.{4})", "$1 ")));
    assertThat(settled.status()).as(settled.text()).isEqualTo(200);
    await().until(() -> states(labels).equals(List.of("confirmed", "sent")));
  }

  /// The last label in the hand may be the one before the first that is asked about.
  @Test
  void aLabelThatLeftBeforeThemSaysThatNoneOfThemCameOut() {
    neverSpoke();
    var before = labelId();
    awaitState(printed(before), "sent");
    var labels = List.of(labelId(), labelId());
    labels.forEach(this::brokenOff);
    var after = labelId();
    awaitState(printed(after), "sent");
    var answers = "/v1/print-jobs/confirm";
    assertThat(api.post(answers, upTo(after)).code()).isEqualTo("CONFLICT");
    var settled = api.post(answers, upTo(before));
    assertThat(settled.status()).as(settled.text()).isEqualTo(200);
    await().until(() -> states(labels).equals(List.of("sent", "sent")));
    await().until(() -> zebra.printed().size() == 4);
  }

  @Test
  void someJobsAreAnsweredTogetherOrNotAtAll() {
    neverSpoke();
    var jobs = List.of(brokenOff(labelId()), brokenOff(labelId()));
    var both = "{\"jobIds\":[\"%s\",\"%s\"],\"printed\":false,\"printAgain\":false}";
    var answers = "/v1/print-jobs/confirm";
    var wrong = both.formatted(jobs.getFirst(), "prj_0");
    assertThat(api.post(answers, wrong).code()).isEqualTo("CONFLICT");
    var neighbour = as(served.workspace(workspace.slug() + "-next"), Role.ADMIN);
    var right = both.formatted(jobs.getFirst(), jobs.getLast());
    assertThat(neighbour.post(answers, right).code()).isEqualTo("CONFLICT");
    assertThat(as(workspace, Role.VIEWER).post(answers, right).status()).isEqualTo(403);
    for (var job : jobs) {
      assertThat(api.get("/v1/print-jobs/" + job).json().get("status").asText())
          .isEqualTo("unknown");
    }
    assertThat(api.post(answers, right).json().at("/data/1/status").asText()).isEqualTo("failed");
    assertThat(zebra.printed()).isEmpty();
  }

  private String brokenOff(String label) {
    zebra.resetAfter(500);
    var job = printed(label);
    awaitState(job, "unknown");
    return job.get("id").asText();
  }

  private static String upTo(String label) {
    return "{\"printer\":\"Zebra\",\"lastPrinted\":\"%s\"}".formatted(label);
  }

  private List<String> states(List<String> labels) {
    return labels.stream()
        .map(label -> api.get("/v1/print-jobs?labelId=" + label).json())
        .map(page -> page.at("/data/0/status").asText())
        .toList();
  }

  @Test
  void everythingWrongIsNamedAtOnce() {
    assertThat(api.post("/v1/print-jobs", "{\"copies\":0}").fields())
        .containsExactly("copies", "labelId");
    assertThat(
            api.post("/v1/print-jobs", "{\"labelId\":\"a\",\"documentId\":\"b\",\"copies\":21}")
                .fields())
        .containsExactly("copies", "labelId");
    assertThat(api.post("/v1/print-jobs", "{\"labelId\":\"lbl_0\"}").status()).isEqualTo(404);
    assertThat(
            api.post(
                    "/v1/print-jobs",
                    "{\"labelId\":\"%s\",\"printer\":\"nowhere\"}".formatted(labelId()))
                .status())
        .isEqualTo(404);
    assertThat(api.get("/v1/print-jobs?status=eaten").fields()).containsExactly("status");
  }

  @Test
  void theNeighboursJobsAre404AndViewersOnlyLook() {
    var job = printed(labelId());
    var path = "/v1/print-jobs/" + job.get("id").asText();
    var neighbour = as(served.workspace(workspace.slug() + "-next"), Role.ADMIN);
    assertThat(neighbour.get(path).status()).isEqualTo(404);
    for (var action : List.of("cancel", "hold", "release", "retry")) {
      assertThat(neighbour.post(path + "/" + action).status()).as(action).isEqualTo(404);
    }
    assertThat(neighbour.post(path + "/confirm", "{\"printed\":true}").status()).isEqualTo(404);
    assertThat(neighbour.get("/v1/print-jobs").json().get("data")).isEmpty();
    assertThat(
            neighbour
                .post(
                    "/v1/print-jobs", "{\"labelId\":\"%s\"}".formatted(job.get("labelId").asText()))
                .status())
        .isEqualTo(404);

    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get(path).status()).isEqualTo(200);
    assertThat(viewer.post(path + "/cancel").status()).isEqualTo(403);
    assertThat(viewer.post("/v1/print-jobs", "{}").status()).isEqualTo(403);
  }

  /// One that has spoken would get nothing while it is silent.
  private void neverSpoke() {
    zebra.give(Trouble.MUTE);
    served.engine().printService().printers().remove("Zebra");
    setUp("Zebra", zebra, true);
  }

  private void setUp(String name, PracticePrinter printer, boolean isDefault) {
    setUp(name, printer.address(), Language.ZPL, isDefault);
  }

  private static String document(String id) {
    return "{\"documentId\":\"" + id + "\"}";
  }

  private String labelId() {
    return label().get("id").asText();
  }

  private JsonNode printed(String labelId) {
    var made = api.post("/v1/print-jobs", "{\"labelId\":\"" + labelId + "\"}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private void awaitState(JsonNode job, String... states) {
    var path = "/v1/print-jobs/" + job.get("id").asText();
    await().until(() -> List.of(states).contains(api.get(path).json().get("status").asText()));
  }
}
