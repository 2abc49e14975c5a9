package dev.quayside.engine.contract.stations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Stations and print jobs (docs/api/stations.md), with two engines on one database.
class StationsTest {

  @TempDir Path directory;

  private final List<ServedEngine> running = new ArrayList<>();
  private final PracticePrinter zebra;

  StationsTest() throws IOException {
    zebra = new PracticePrinter(Duration.ofMillis(1), 100);
  }

  /// For tests on another database than the default.
  EngineOptions on(EngineOptions options) {
    return options;
  }

  @AfterEach
  void closeAll() throws IOException {
    running.forEach(ServedEngine::close);
    zebra.close();
  }

  private ServedEngine open(String name) {
    return open(name, name);
  }

  private ServedEngine open(String folder, @Nullable String name) {
    var options =
        ServedEngine.engineOptions(directory.resolve("data"))
            .withOwnFolder(directory.resolve(folder))
            .atStation(name);
    var served = ServedEngine.open(on(options), ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
    running.add(served);
    return served;
  }

  private void close(ServedEngine served) {
    running.remove(served);
    served.close();
  }

  private static Api api(ServedEngine served) {
    return Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
  }

  private String printer(String name) {
    return "{\"name\":\"%s\",\"address\":\"%s\"}".formatted(name, zebra.address());
  }

  private static JsonNode job(Api api, JsonNode job) {
    return api.get("/v1/print-jobs/" + job.get("id").asText()).json();
  }

  private static JsonNode testLabel(Api api, String more) {
    var printed = api.post("/v1/print-jobs", "{\"documentId\":\"test_label\"" + more + "}");
    assertThat(printed.status()).as(printed.text()).isEqualTo(201);
    return printed.json();
  }

  private static JsonNode station(Api api, String name) {
    for (var each : api.get("/v1/stations").json().get("data")) {
      if (each.get("name").asText().equals(name)) {
        return each;
      }
    }
    throw new AssertionError("no station " + name);
  }

  @Test
  void aJobGoesToTheStationOfItsPrinterWaitsForItAndIsPrintedOnce() {
    var a = api(open("Desk A"));
    var deskB = open("Desk B");
    var b = api(deskB);
    assertThat(a.get("/v1/me").json().at("/station/name").asText()).isEqualTo("Desk A");
    var added = b.post("/v1/printers", printer("Zebra B")).json();
    assertThat(added.get("station").asText()).isEqualTo("Desk B");
    assertThat(a.post("/v1/printers", printer("Zebra B")).code()).isEqualTo("CONFLICT");
    var known = station(a, "Desk B");
    assertThat(known.get("status").asText()).isEqualTo("online");
    assertThat(known.get("printers").toString()).isEqualTo("[\"Zebra B\"]");

    var byName = testLabel(a, ",\"printer\":\"Zebra B\"");
    assertThat(byName.get("station").asText()).isEqualTo("Desk B");
    var byStation = testLabel(a, ",\"station\":\"Desk B\"");
    assertThat(byStation.get("printer").asText()).isEqualTo("Zebra B");
    // Desk A has no printer of its own, and there is one default
    assertThat(testLabel(a, "").get("printer").asText()).isEqualTo("Zebra B");
    await().until(() -> zebra.printed().size() == 3);
    await()
        .until(() -> a.get("/v1/printers/Zebra%20B").json().at("/status").asText().equals("ready"));
    assertThat(
            a.post("/v1/print-jobs", "{\"documentId\":\"test_label\",\"station\":\"Desk C\"}")
                .code())
        .isEqualTo("NOT_FOUND");

    close(deskB);
    assertThat(station(a, "Desk B").get("status").asText()).isEqualTo("offline");
    var waiting = testLabel(a, ",\"printer\":\"Zebra B\"");
    assertThat(job(a, waiting).get("status").asText()).isEqualTo("queued");
    assertThat(job(a, waiting).get("reasonCode").asText()).isEqualTo("STATION_OFFLINE");
    assertThat(job(a, waiting).get("reason").asText()).contains("Desk B is not there");
    assertThat(a.get("/v1/print-jobs?status=queued").json().at("/data/0/reasonCode").asText())
        .isEqualTo("STATION_OFFLINE");
    assertThat(a.get("/v1/printers/Zebra%20B").json().get("status").asText()).isEqualTo("offline");
    assertThat(zebra.printed()).hasSize(3);
    open("Desk B", null);
    await().until(() -> job(a, waiting).get("status").asText().equals("confirmed"));
    assertThat(zebra.printed()).hasSize(4);
  }

  @Test
  void eachStationHasPrintRoutesOfItsOwn() {
    var deskA = open("Desk A");
    var a = api(deskA);
    var deskB = open("Desk B");
    var b = api(deskB);
    a.post("/v1/printers", printer("Zebra A"));
    b.post("/v1/printers", printer("Zebra B"));
    a.post("/v1/printers", printer("Sheets A").replace("}", ",\"language\":\"pdf\"}"));
    b.post("/v1/printers", printer("Sheets B").replace("}", ",\"language\":\"pdf\"}"));
    var toA = a.put("/v1/print-routes", sheetsTo("Sheets A", "")).json();
    assertThat(toA.get("station").asText()).isEqualTo("Desk A");
    assertThat(sheet(b, "")).as("has no routes").isEqualTo("Zebra B");
    assertThat(sheet(b, ",\"station\":\"Desk A\"")).isEqualTo("Sheets A");
    assertThat(a.put("/v1/print-routes", sheetsTo("Sheets B", "Desk C")).fields())
        .containsExactly("station");
    assertThat(a.put("/v1/print-routes", sheetsTo("Sheets B", "Desk B")).status()).isEqualTo(200);
    assertThat(sheet(a, "")).isEqualTo("Sheets A");
    assertThat(sheet(b, "")).isEqualTo("Sheets B");
    assertThat(sheet(a, ",\"station\":\"Desk B\"")).isEqualTo("Sheets B");
    assertThat(testLabel(a, ",\"station\":\"Desk B\"").get("printer").asText())
        .as("no route of this kind")
        .isEqualTo("Zebra B");

    assertThat(routes(a, "")).containsExactly("Sheets A");
    assertThat(routes(a, "?station=Desk%20B")).containsExactly("Sheets B");
    assertThat(a.get("/v1/print-routes?station=Desk%20C").fields()).containsExactly("station");
    assertThat(a.send("DELETE", "/v1/print-routes?kind=sheet&station=Desk%20B").status())
        .isEqualTo(204);
    assertThat(routes(b, "")).isEmpty();
    assertThat(routes(a, "")).containsExactly("Sheets A");
    assertThat(manifestPrinter(deskA))
        .as("the first that takes sheets is at A")
        .isEqualTo("Sheets A");
    assertThat(manifestPrinter(deskB)).as("its own").isEqualTo("Sheets B");
    // a printer that desks share
    b.put("/v1/print-routes", sheetsTo("Sheets A", ""));
    assertThat(sheet(b, "")).isEqualTo("Sheets A");
  }

  /// Where the end of the day goes at a desk that has no route for it.
  private static String manifestPrinter(ServedEngine desk) {
    var demo = desk.engine().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    return desk.engine()
        .printService()
        .printOnSheets(demo, PrintKind.MANIFEST, "command_sheet")
        .orElseThrow()
        .printer();
  }

  private static String sheetsTo(String printer, String station) {
    var at = station.isEmpty() ? "" : ",\"station\":\"" + station + "\"";
    return "{\"kind\":\"sheet\",\"printer\":\"%s\"%s}".formatted(printer, at);
  }

  private static String sheet(Api api, String more) {
    var printed = api.post("/v1/print-jobs", "{\"documentId\":\"command_sheet\"" + more + "}");
    assertThat(printed.status()).as(printed.text()).isEqualTo(201);
    return printed.json().get("printer").asText();
  }

  private static List<String> routes(Api api, String query) {
    var printers = new ArrayList<String>();
    api.get("/v1/print-routes" + query)
        .json()
        .get("data")
        .forEach(route -> printers.add(route.get("printer").asText()));
    return printers;
  }

  @Test
  void aPrinterIsHandedOverAndTheStationBeforeSendsNothingMore() {
    var a = api(open("Desk A"));
    var deskB = open("Desk B");
    var b = api(deskB);
    b.post("/v1/printers", printer("Shared"));
    a.post("/v1/printers", printer("Other"));
    close(deskB);
    var waiting = testLabel(a, ",\"printer\":\"Shared\"");
    assertThat(a.patch("/v1/printers/Shared", "{\"station\":\"Desk C\"}").fields())
        .containsExactly("station");
    var handed = a.patch("/v1/printers/Shared", "{\"station\":\"Desk A\"}").json();
    assertThat(handed.get("station").asText()).isEqualTo("Desk A");
    assertThat(handed.get("isDefault").asBoolean()).as("of Desk B it was").isFalse();
    await().until(() -> job(a, waiting).get("status").asText().equals("confirmed"));
    assertThat(job(a, waiting).get("station").asText()).isEqualTo("Desk A");
    b = api(open("Desk B"));
    var fromB = testLabel(b, ",\"printer\":\"Shared\"");
    await().until(() -> job(a, fromB).get("status").asText().equals("confirmed"));
    assertThat(job(a, fromB).get("station").asText()).isEqualTo("Desk A");
    assertThat(zebra.printed()).hasSize(2);
  }

  /// What a kill leaves is written into the file; on PostgreSQL the finder asks the same questions.
  @Test
  @DisabledIfSystemProperty(named = "quayside.postgres", matches = "true")
  void aPrinterInTroubleAndADeskThatBrokeOffAreToldAtEveryDeskAndAClosedDeskIsNot()
      throws SQLException {
    var deskA = open("Desk A");
    var a = api(deskA);
    var deskB = open("Desk B");
    b(deskB, a);
    zebra.give(Trouble.PAPER_OUT);
    deskB.engine().printService().printers().look("Zebra B");
    await().until(() -> notices(deskA).equals(List.of("printer_down")));
    close(deskB);
    assertThat(notices(deskA)).isEmpty();
    var waiting = testLabel(a, ",\"printer\":\"Zebra B\"");
    assertThat(notices(deskA)).as("closed in the evening").isEmpty();

    breakOff(deskB);
    assertThat(notices(deskA)).containsExactly("station_gone");
    var told = a.get("/v1/notices").json().at("/data/0");
    assertThat(told.get("message").asText()).contains("Desk B", "labels waiting: 1");
    assertThat(told.get("subject")).isEqualTo(station(a, "Desk B").get("id"));
    notices(deskA);
    assertThat(a.get("/v1/notices").json().at("/data/0/id")).isEqualTo(told.get("id"));
    zebra.relieve(Trouble.PAPER_OUT);
    open("Desk B");
    await().until(() -> job(a, waiting).get("status").asText().equals("confirmed"));
    assertThat(notices(deskA)).isEmpty();
  }

  private static List<String> notices(ServedEngine served) {
    var caller = served.engine().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    return served.engine().installation().notices().look(caller).stream()
        .map(each -> each.kind().wire())
        .toList();
  }

  /// Leaves in the database what a killed engine does: nothing takes back that it lives until then.
  private void breakOff(ServedEngine closed) throws SQLException {
    var name = closed.engine().installation().stations().own().name();
    try (var raw =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("data/quayside.db"));
        var statement =
            raw.prepareStatement(
                "INSERT INTO running_engine (name, until) SELECT engine, 1 FROM station WHERE name = ?")) {
      statement.setString(1, name);
      assertThat(statement.executeUpdate()).isEqualTo(1);
    }
  }

  @Test
  void aRenamedDeskKeepsItsPrintersAndRoutesAndEveryDeskKnowsIt() {
    var deskA = open("Desk A");
    var deskB = open("Desk B");
    var a = api(deskA);
    b(deskB, a);
    var b = api(deskB);
    var route = "{\"kind\":\"label\",\"printer\":\"Zebra B\"}";
    assertThat(b.put("/v1/print-routes", route).status()).isEqualTo(200);
    var path = "/v1/stations/" + station(a, "Desk B").get("id").asText();
    assertThat(a.patch(path, "{\"name\":\" desk a \"}").code()).isEqualTo("CONFLICT");
    assertThat(a.patch(path, "{\"name\":\" \"}").fields()).containsExactly("name");
    assertThat(a.patch(path, "{\"name\":\"%s\"}".formatted("x".repeat(61))).status())
        .isEqualTo(400);
    assertThat(a.patch("/v1/stations/stn_none", "{\"name\":\"x\"}").status()).isEqualTo(404);
    var operator = Api.of(deskA.sandbox()).key(deskA.key("demo", Role.OPERATOR));
    assertThat(operator.patch(path, "{\"name\":\"x\"}").status()).isEqualTo(403);

    var renamed = a.patch(path, "{\"name\":\" Packing 1 \"}");

    assertThat(renamed.status()).as(renamed.text()).isEqualTo(200);
    assertThat(renamed.json().get("name").asText()).isEqualTo("Packing 1");
    assertThat(renamed.json().get("printers").toString()).isEqualTo("[\"Zebra B\"]");
    await().until(() -> b.get("/v1/me").json().at("/station/name").asText().equals("Packing 1"));
    assertThat(b.get("/v1/print-routes").json().at("/data/0/station").asText())
        .isEqualTo("Packing 1");
    assertThat(a.get("/v1/print-routes?station=Packing%201").json().get("data")).hasSize(1);
    assertThat(a.get("/v1/printers/Zebra%20B").json().get("station").asText())
        .isEqualTo("Packing 1");
    testLabel(b, "");
    await().until(() -> zebra.printed().size() == 1);
    b.post("/v1/tags", "{\"name\":\"Rush\"}");
    assertThat(b.get("/v1/audit?action=tag.created").json().at("/data/0/station").asText())
        .isEqualTo("Packing 1");
    assertThat(a.get("/v1/audit?action=station.changed").json().get("data")).hasSize(1);
    close(deskB);
    assertThat(api(open("Desk B", null)).get("/v1/me").json().at("/station/name").asText())
        .as("its folder keeps it")
        .isEqualTo("Packing 1");
  }

  @Test
  void aNameBelongsToOneFolderUntilItsStationIsForgotten() {
    var a = api(open("Desk A"));
    var deskB = open("Desk B");
    b(deskB, a);
    assertThatThrownBy(() -> open("elsewhere", "Desk B"))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("Desk B");
    var id = station(a, "Desk B").get("id").asText();
    assertThat(a.send("DELETE", "/v1/stations/" + id).code()).isEqualTo("CONFLICT");
    close(deskB);
    assertThatThrownBy(() -> open("elsewhere", "Desk B")).isInstanceOf(StoreException.class);
    assertThat(a.send("DELETE", "/v1/stations/" + id).status()).isEqualTo(204);
    assertThat(a.send("DELETE", "/v1/stations/" + id).code()).isEqualTo("NOT_FOUND");
    assertThat(a.get("/v1/printers/Zebra%20B").json().get("status").asText()).isEqualTo("offline");
    var again = api(open("elsewhere", "Desk B"));
    assertThat(station(again, "Desk B").get("printers").toString()).isEqualTo("[\"Zebra B\"]");
    testLabel(a, ",\"printer\":\"Zebra B\"");
    await().until(() -> zebra.printed().size() == 1);
    // the folder keeps its station under a new name
    close(running.getLast());
    var renamed = api(open("elsewhere", "Bench"));
    assertThat(renamed.get("/v1/me").json().at("/station/id").asText()).isEqualTo(id);
    assertThat(a.get("/v1/printers/Zebra%20B").json().get("station").asText()).isEqualTo("Bench");
  }

  private void b(ServedEngine deskB, Api a) {
    assertThat(api(deskB).post("/v1/printers", printer("Zebra B")).status()).isEqualTo(201);
    assertThat(a.get("/v1/printers/Zebra%20B").status()).isEqualTo(200);
  }
}
