package dev.quayside.engine.contract.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// /v1/printers, /v1/printers/search and /v1/print-routes, as docs/api/printing.md has them.
class PrintersTest extends ShopTest {

  @AfterEach
  void carryAway() {
    var desk = served.engine().printService();
    desk.printers().all().forEach(printer -> desk.printers().remove(printer.name()));
  }

  @Test
  void aPrinterIsAddedPrintsIsChangedAndRemoved() throws Exception {
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 100)) {
      var keyed = api.with("Idempotency-Key", "zebra");
      var first = keyed.post("/v1/printers", one("Zebra 1", zebra.address(), ",\"dpi\":203"));
      assertThat(first.status()).as(first.text()).isEqualTo(201);
      assertThat(first.json().get("isDefault").asBoolean()).isTrue();
      assertThat(first.text()).doesNotContain("127.0.0.1");
      var again = keyed.post("/v1/printers", one("Zebra 1", zebra.address(), ",\"dpi\":203"));
      assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
      assertThat(api.post("/v1/printers", one("Zebra 1", zebra.address(), "")).code())
          .isEqualTo("CONFLICT");
      var test = "{\"documentId\":\"test_label\",\"printer\":\"Zebra 1\"}";
      assertThat(api.post("/v1/print-jobs", test).status()).isEqualTo(201);
      await().until(() -> zebra.printed().size() == 1);

      var path = "/v1/printers/Zebra%201";
      var settings =
          "{\"darkness\":22,\"mediaHeightIn\":4,\"tracking\":\"mark\",\"moveDownMm\":-1.5,\"fallback\":\"Spare\"}";
      var changed = api.patch(path, settings).json();
      assertThat(changed.get("darkness").asInt()).isEqualTo(22);
      assertThat(changed.get("mediaHeightIn").asDouble()).isEqualTo(4);
      assertThat(changed.get("moveDownMm").asDouble()).isEqualTo(-1.5);
      assertThat(changed.get("fallback").asText()).isEqualTo("Spare");
      assertThat(api.patch(path, "{\"fallback\":\"\"}").json().get("fallback").isNull()).isTrue();
      assertThat(api.get(path).json().get("tracking").asText()).isEqualTo("mark");
      assertThat(api.send("DELETE", path).status()).isEqualTo(204);
      assertThat(api.get(path).code()).isEqualTo("NOT_FOUND");
      assertThat(api.send("DELETE", path).code()).isEqualTo("NOT_FOUND");
      assertThat(api.patch(path, "{}").code()).isEqualTo("NOT_FOUND");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tcp://8.8.8.8:9100",
        " tcp://8.8.8.8:9100 ",
        "tcp://169.254.169.254:80",
        "tcp://printer.example:9100",
        "ipp://printer.example/ipp/print",
        "file:///etc/cron.d",
        "FILE:/tmp",
        "tcp:/nowhere",
        "tcp://[2001:4860:4860::8888]:9100",
        "gopher://127.0.0.1",
        "nonsense with blanks"
      })
  void noProgramLeadsUsAstray(String address) {
    assertThat(api.post("/v1/printers", one("Astray", address, "")).fields())
        .containsExactly("address");
    assertThat(served.engine().printService().printers().all()).isEmpty();
  }

  @Test
  void inProductionAPrivateNetworkIsOpenOnlyWhereItIsAllowed() {
    var production = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    assertThat(production.post("/v1/printers", one("Here", "tcp://127.0.0.1:9100", "")).fields())
        .containsExactly("address");
    assertThat(production.post("/v1/printers", one("Queue", "spooler:Office", "")).status())
        .isEqualTo(201);
  }

  @Test
  void everythingWrongIsNamedAtOnce() {
    var wrong =
        "{\"name\":\"a/b\",\"dpi\":204,\"darkness\":31,\"speed\":0,\"mediaWidthIn\":99,\"language\":\"pcl\",\"sheet\":\"six\"}";
    assertThat(api.post("/v1/printers", wrong).fields())
        .containsExactly(
            "address", "darkness", "dpi", "language", "mediaWidthIn", "name", "sheet", "speed");
  }

  @Test
  void onlyAnAdminSetsPrintersUp() {
    var operator = as(workspace, Role.OPERATOR);
    assertThat(operator.post("/v1/printers", one("Mine", "tcp://127.0.0.1:9100", "")).code())
        .isEqualTo("FORBIDDEN");
    assertThat(operator.patch("/v1/printers/Zebra", "{}").code()).isEqualTo("FORBIDDEN");
    assertThat(operator.post("/v1/printers/search").code()).isEqualTo("FORBIDDEN");
  }

  @Test
  void aSearchIsBegunAndAskedAbout() {
    var begun = api.post("/v1/printers/search");
    assertThat(begun.status()).isEqualTo(202);
    var asked = api.get(begun.header("Location")).json();
    assertThat(asked.get("startedAt").asText()).isEqualTo(begun.json().get("startedAt").asText());
    assertThat(api.post("/v1/printers/search").json().get("startedAt"))
        .isEqualTo(asked.get("startedAt"));
  }

  @Test
  void paperGoesWhereAWorkspaceSendsIt() {
    api.post("/v1/printers", one("UPS desk", "tcp://127.0.0.1:9", ""));
    var route = "{\"kind\":\"label\",\"carrier\":\"ups\",\"printer\":\"UPS desk\"}";
    assertThat(as(workspace, Role.OPERATOR).put("/v1/print-routes", route).status()).isEqualTo(200);
    assertThat(api.get("/v1/print-routes").json().get("data")).hasSize(1);
    var neighbour = as(served.workspace(workspace.slug() + "-n"), Role.ADMIN);
    assertThat(neighbour.get("/v1/print-routes").json().get("data")).isEmpty();
    assertThat(neighbour.send("DELETE", "/v1/print-routes?kind=label&carrier=ups").code())
        .isEqualTo("NOT_FOUND");
    assertThat(api.put("/v1/print-routes", route.replace("ups\"", "pigeon\"")).fields())
        .containsExactly("carrier");
    assertThat(api.put("/v1/print-routes", route.replace("UPS desk", "Nowhere")).code())
        .isEqualTo("NOT_FOUND");
    assertThat(api.send("DELETE", "/v1/print-routes").fields()).containsExactly("kind");
    assertThat(api.send("DELETE", "/v1/print-routes?kind=label&carrier=ups").status())
        .isEqualTo(204);
    assertThat(api.get("/v1/print-routes").json().get("data")).isEmpty();
  }

  private static String one(String name, String address, String more) {
    return "{\"name\":\"%s\",\"address\":\"%s\"%s}".formatted(name, address, more);
  }
}
