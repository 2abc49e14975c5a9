package dev.quayside.engine.contract.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.print.printer.InstalledPrinters;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// No key of the sandbox changes what production prints on.
class SandboxPrintersTest extends ShopTest {

  private PracticePrinter owners;
  private PracticePrinter strangers;
  private Api production;
  private InstalledPrinters desk;

  @BeforeEach
  void switchOn() throws IOException {
    owners = new PracticePrinter(Duration.ofMillis(1), 100);
    strangers = new PracticePrinter(Duration.ofMillis(1), 100);
    production = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    desk = served.engine().printService().printers();
  }

  @AfterEach
  void switchOff() throws Exception {
    desk.all().forEach(printer -> desk.remove(printer.name()));
    owners.close();
    strangers.close();
  }

  @Test
  void theDesksPrinterStaysWhereItsOwnerSetItUp() {
    atDesk("Packing", owners.address());
    var elsewhere = "{\"address\":\"" + strangers.address() + "\"}";
    assertThat(api.patch("/v1/printers/Packing", elsewhere).code()).isEqualTo("FORBIDDEN");
    assertThat(api.send("DELETE", "/v1/printers/Packing").code()).isEqualTo("FORBIDDEN");
    assertThat(api.post("/v1/printers", one("Packing", strangers.address(), "")).code())
        .isEqualTo("CONFLICT");

    assertThat(print(production, "").status()).isEqualTo(201);
    await().until(() -> owners.printed().size() == 1);
    assertThat(print(api, ",\"printer\":\"Packing\"").status()).isEqualTo(201);
    await().until(() -> owners.printed().size() == 2);
    assertThat(strangers.printed()).isEmpty();
  }

  @Test
  void whatTheSandboxAddsIsTheSandboxsAlone() {
    atDesk("Packing", owners.address());
    var added = api.post("/v1/printers", one("Trial", strangers.address(), ",\"isDefault\":true"));
    assertThat(added.json().get("sandboxOnly").asBoolean()).as(added.text()).isTrue();
    assertThat(api.get("/v1/printers").text()).containsOnlyOnce("\"isDefault\":true");
    assertThat(print(api, "").json().get("printer").asText()).isEqualTo("Trial");
    assertThat(api.patch("/v1/printers/Trial", "{\"darkness\":20}").status()).isEqualTo(200);

    assertThat(production.get("/v1/printers").text()).contains("Packing").doesNotContain("Trial");
    assertThat(production.get("/v1/printers/Trial").code()).isEqualTo("NOT_FOUND");
    assertThat(production.patch("/v1/printers/Trial", "{}").code()).isEqualTo("NOT_FOUND");
    assertThat(production.send("DELETE", "/v1/printers/Trial").code()).isEqualTo("NOT_FOUND");
    assertThat(print(production, ",\"printer\":\"Trial\"").code()).isEqualTo("NOT_FOUND");
    assertThat(production.put("/v1/print-routes", labelsTo("Trial")).code()).isEqualTo("NOT_FOUND");
    assertThat(print(production, "").json().get("printer").asText()).isEqualTo("Packing");
    assertThat(production.post("/v1/printers", one("Mine", strangers.address(), "")).fields())
        .containsExactly("address");
    assertThat(api.send("DELETE", "/v1/printers/Trial").status()).isEqualTo(204);
  }

  @Test
  void theSandboxsFirstPrinterIsNotProductionsDefault() {
    api.post("/v1/printers", one("Trial", strangers.address(), ""));
    assertThat(print(production, "").code()).isEqualTo("NOT_FOUND");
    atDesk("Packing", owners.address());
    assertThat(print(production, "").json().get("printer").asText()).isEqualTo("Packing");
    assertThat(print(api, "").json().get("printer").asText()).isEqualTo("Trial");
  }

  @Test
  void theNameOfARemovedPrinterLeadsNothingAway() {
    atDesk("Packing", owners.address());
    atDesk("Old", "tcp://127.0.0.1:1");
    production.put("/v1/print-routes", labelsTo("Old"));
    var waits = print(production, "").json().get("id").asText();
    assertThat(print(production, ",\"printer\":\"Packing\"").status()).isEqualTo(201);
    await().until(() -> owners.printed().size() == 1);
    var printed = production.get("/v1/print-jobs?printer=Packing").json().at("/data/0/id").asText();
    await().until(() -> !List.of("queued", "rendered", "sending").contains(status(printed)));
    desk.remove("Old");
    desk.remove("Packing");

    api.post("/v1/printers", one("Old", strangers.address(), ""));
    api.post("/v1/printers", one("Packing", strangers.address(), ""));
    await().until(() -> status(waits).equals("held"));
    production.post("/v1/print-jobs/" + waits + "/release");
    await().until(() -> status(waits).equals("held"));
    var again = served.engine().printService().reprint(printed).id();
    await().until(() -> status(again).equals("held"));
    assertThat(print(production, "").code())
        .as("its route means the one that is gone")
        .isEqualTo("NOT_FOUND");
    assertThat(strangers.printed()).isEmpty();
  }

  @Test
  void aFallbackLeadsNoPaperOfProductionToTheSandboxsPrinter() {
    desk.setUp(
        new PrinterSetup(
            "Packing", owners.address(), Language.ZPL, Profile.of(Dpi.DPI_203), true, "Spare"));
    api.post("/v1/printers", one("Spare", strangers.address(), ""));
    owners.give(PracticePrinter.Trouble.HEAD_OPEN);
    await().until(() -> words("Packing").contains("open"));

    var sheet = "{\"documentId\":\"command_sheet\",\"printer\":\"Packing\"}";
    assertThat(api.post("/v1/print-jobs", sheet).status()).isEqualTo(201);
    await().until(() -> strangers.printed().size() == 1);

    var ours = production.post("/v1/print-jobs", sheet).json().get("id").asText();
    await().until(() -> job(ours).hasNonNull("reason"));
    assertThat(job(ours).get("printer").asText()).isEqualTo("Packing");
    assertThat(job(ours).get("movedFrom").isNull()).isTrue();
  }

  @Test
  void productionAndTheDeskTakeANameOver() {
    api.post("/v1/printers", one("Packing", strangers.address(), ""));
    assertThat(production.post("/v1/printers", one("Packing", "spooler:Office", "")).status())
        .isEqualTo(201);
    assertThat(api.patch("/v1/printers/Packing", "{}").code()).isEqualTo("FORBIDDEN");

    api.post("/v1/printers", one("Trial", strangers.address(), ""));
    atDesk("Trial", strangers.address());
    assertThat(print(production, ",\"printer\":\"Trial\"").status()).isEqualTo(201);
    await().until(() -> strangers.printed().size() == 1);
  }

  private void atDesk(String name, String address) {
    desk.setUp(new PrinterSetup(name, address, Language.ZPL, Dpi.DPI_203, false));
  }

  private String words(String printer) {
    return desk.look(printer).orElseThrow().status().words().sentence();
  }

  private JsonNode job(String id) {
    return production.get("/v1/print-jobs/" + id).json();
  }

  private String status(String job) {
    return job(job).get("status").asText();
  }

  private static Api.Response print(Api who, String more) {
    return who.post("/v1/print-jobs", "{\"documentId\":\"test_label\"" + more + "}");
  }

  private static String labelsTo(String printer) {
    return "{\"kind\":\"label\",\"printer\":\"" + printer + "\"}";
  }

  private static String one(String name, String address, String more) {
    return "{\"name\":\"%s\",\"address\":\"%s\"%s}".formatted(name, address, more);
  }
}
