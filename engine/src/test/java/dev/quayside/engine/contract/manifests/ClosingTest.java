package dev.quayside.engine.contract.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.document.manifest.OpenManifest;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.printing.message.Message;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A carrier that wants to be told at the day's end, and sends papers of its own.
class ClosingTest {

  private static final byte[] PDF = "%PDF-1.4 theirs".getBytes(StandardCharsets.US_ASCII);
  private static final String ASKED = "{\"carrier\":\"paper\",\"shipDate\":\"2026-11-23\"}";

  private static final Instant MONDAY = Instant.parse("2026-11-23T18:00:00Z");

  private final List<Closing.Request> told = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // open() sets it
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Server server;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Api api;

  @BeforeEach
  void open(@TempDir Path directory) {
    desk = PaperEngine.open(directory, () -> MONDAY);
    server = desk.engine().serve(ServedEngine.FREE_PORTS);
    var workspace = desk.engine().accounts().workspaces().bySlug("demo").orElseThrow();
    var key =
        desk.engine().accounts().keys().create(workspace.id(), Environment.SANDBOX, Role.ADMIN);
    api = Api.of(server.baseUrls().sandbox()).key(key.secret());
  }

  @AfterEach
  void close() {
    server.close();
    desk.close();
  }

  @Test
  void itIsToldOnceAndItsPapersAreKept() {
    desk.carrier()
        .closes(
            request -> {
              told.add(request);
              return new Closing.Closed(
                  "M-77", List.of(CarrierDocument.ready(CarrierDocumentKind.MANIFEST, PDF)));
            });
    var label = label();
    var keyed = api.with("Idempotency-Key", "evening");
    var closed = keyed.post("/v1/manifests", ASKED);
    assertThat(closed.status()).as(closed.text()).isEqualTo(201);
    assertThat(keyed.post("/v1/manifests", ASKED).text()).isEqualTo(closed.text());
    assertThat(told).hasSize(1);
    assertThat(told.getFirst().labels()).hasSize(1);
    var manifest = closed.json();
    assertThat(manifest.get("status").asText()).isEqualTo("closed");
    assertThat(manifest.get("carrierNumber").asText()).isEqualTo("M-77");
    var url = manifest.at("/carrierDocumentUrls/0").asText();
    var file = api.get(url.substring(url.indexOf("/v1/")));
    assertThat(file.header("Content-Type")).startsWith("application/pdf");
    assertThat(file.raw().body()).isEqualTo(PDF);
    assertThat(api.get("/v1/labels/" + label + "/documents").json().get("data")).isEmpty();
    var settled =
        api.post("/v1/manifests/" + manifest.get("id").asText() + "/settle", "{\"taken\":false}");
    assertThat(settled.code()).isEqualTo("CONFLICT");
  }

  @Test
  void oneInDoubtIsNotToldAgainAndSettledByHand() {
    desk.carrier()
        .closes(
            request -> {
              told.add(request);
              throw new InDoubtException(Message.said("no answer"));
            });
    label();
    var doubted = api.post("/v1/manifests", ASKED);
    assertThat(doubted.json().get("status").asText()).as(doubted.text()).isEqualTo("in_doubt");
    assertThat(doubted.json().get("message").asText()).contains("did not confirm");
    assertThat(api.post("/v1/manifests", ASKED).code()).as("its labels wait").isEqualTo("CONFLICT");
    assertThat(told).hasSize(1);
    var path = "/v1/manifests/" + doubted.json().get("id").asText();
    assertThat(api.post(path + "/settle", "{\"taken\":false}").status()).isEqualTo(200);
    assertThat(api.get(path).code()).isEqualTo("NOT_FOUND");
    var second = api.post("/v1/manifests", ASKED).json().get("id").asText();
    api.post("/v1/manifests/" + second + "/settle", "{\"taken\":true}");
    assertThat(api.get("/v1/manifests/" + second).json().get("status").asText())
        .isEqualTo("closed");
  }

  @Test
  void whatItWasNeverToldOfIsKeptInSight() {
    label();
    desk.later(Duration.ofDays(21));
    var manifests = desk.engine().documents().manifests();
    assertThat(manifests.waiting(desk.caller())).as("nobody wants to know").isEmpty();
    desk.carrier().closes(_ -> new Closing.Closed("M-78", List.of()));
    assertThat(manifests.waiting(desk.caller()))
        .containsExactly(new OpenManifest("paper", LocalDate.parse("2026-11-23")));
  }

  @Test
  void whatItRefusesClosesNothing() {
    desk.carrier()
        .closes(
            _ -> {
              throw ProblemException.refused(ProblemCode.CARRIER_UNAVAILABLE, "closed today");
            });
    label();
    assertThat(api.post("/v1/manifests", ASKED).code()).isEqualTo("CARRIER_UNAVAILABLE");
    assertThat(api.get("/v1/manifests").json().get("data")).isEmpty();
  }

  @Test
  void whatItSendsBesideTheLabelIsListedAndDownloaded() {
    desk.carrier()
        .sends(
            List.of(
                CarrierDocument.ready(CarrierDocumentKind.COMMERCIAL_INVOICE, PDF),
                CarrierDocument.later(CarrierDocumentKind.CUSTOMS_FORM, "link")));
    var documents = "/v1/labels/" + label() + "/documents";
    var data = api.get(documents).json().get("data");
    assertThat(data.findValuesAsText("kind")).containsExactly("commercial_invoice", "customs_form");
    assertThat(data.findValuesAsText("ready")).containsExactly("true", "false");
    var invoice = api.get(documents + "/commercial_invoice");
    assertThat(invoice.raw().body()).isEqualTo(PDF);
    assertThat(api.get(documents + "/customs_form").code()).isEqualTo("CONFLICT");
    assertThat(api.get(documents + "/receipt").code()).isEqualTo("NOT_FOUND");
  }

  private String label() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none())
        .labelId();
  }
}
