package dev.quayside.engine.contract.openapi;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;

/// Brings about what the endpoints of printing, documents and manifests answer.
record PrintedAnswers(ServedEngine served, Api api, JsonNode label, String abroad) {

  /// A printer that keeps silent gives a job about which somebody has to be asked.
  void bring(Path tray) {
    var desk = served.engine().printService();
    var folder = tray.toUri().toString();
    desk.printers().setUp(new PrinterSetup("Office", folder, Language.PDF, Dpi.DPI_203, true));
    desk.printers().setUp(new PrinterSetup("Labels", folder, Language.ZPL, Dpi.DPI_203, false));
    desk.printers()
        .setUp(new PrinterSetup("Away", "tcp://127.0.0.1:9", Language.ZPL, Dpi.DPI_203, false));
    var jobs = "/v1/print-jobs/";
    var away = job("{\"labelId\":\"%s\",\"printer\":\"Away\"}", label.get("id").asText());
    api.get(jobs + away);
    await().until(() -> !api.get(jobs + away).json().get("reason").isNull());
    api.post(jobs + away + "/hold");
    api.post(jobs + away + "/release");
    await().until(() -> api.post(jobs + away + "/cancel").status() == 200);
    var asked =
        "{\"carrier\":\"%s\",\"labelIds\":[\"%s\"]}"
            .formatted(label.get("carrier").asText(), label.get("id").asText());
    api.post("/v1/manifests/preview", asked);
    var manifest = api.post("/v1/manifests", asked).json().get("id").asText();
    api.post("/v1/manifests", asked.replace(label.get("carrier").asText(), "pigeon"));
    api.post("/v1/manifests/preview", asked.replace(label.get("carrier").asText(), "pigeon"));
    var unknown = asked.replaceAll("lbl_\\w+", "lbl_00000000000000000000000000");
    api.post("/v1/manifests", unknown);
    api.post("/v1/manifests/preview", unknown);
    api.get("/v1/manifests/" + manifest);
    download("/v1/manifests/" + manifest + "/download");
    var refused = job("{\"documentId\":\"%s\",\"printer\":\"Labels\"}", manifest);
    await().until(() -> api.get(jobs + refused).json().get("status").asText().equals("failed"));
    api.post(jobs + refused + "/retry");
    api.post(
        "/v1/print-jobs", "{\"content\":\"Tg==\",\"contentType\":\"raw\",\"printer\":\"Office\"}");
    api.post("/v1/print-jobs", "{\"content\":\"" + "A".repeat(11 << 20) + "\"}");
    doubt(label.get("id").asText());
    var shipment = api.post("/v1/shipments", abroad).json().get("id").asText();
    api.get("/v1/shipments/" + shipment + "/documents");
    download("/v1/shipments/" + shipment + "/documents/cn23");
    setUp();
    desk.printers().all().forEach(printer -> desk.printers().remove(printer.name()));
  }

  private void setUp() {
    var one = "{\"name\":\"Bench\",\"address\":\"tcp://127.0.0.1:9\"}";
    api.post("/v1/printers", one);
    api.post("/v1/printers", one);
    api.get("/v1/printers/Bench");
    api.patch("/v1/printers/Bench", "{\"speed\":4}");
    api.put("/v1/print-routes", "{\"kind\":\"sheet\",\"printer\":\"Bench\"}");
    api.put("/v1/print-routes", "{\"kind\":\"sheet\",\"printer\":\"None\"}");
    api.send("DELETE", "/v1/print-routes?kind=sheet");
    api.send("DELETE", "/v1/print-routes?kind=sheet");
    api.send("DELETE", "/v1/printers/Bench");
    api.post("/v1/printers/search");
  }

  private void doubt(String label) {
    try (var mute = new PracticePrinter(Duration.ofMillis(1), 100)) {
      var desk = served.engine().printService();
      mute.give(
          Trouble.MUTE); // before anybody asks: one that has spoken gets nothing while it is silent
      desk.printers()
          .setUp(new PrinterSetup("Mute", mute.address(), Language.ZPL, Dpi.DPI_203, false));
      api.post(asked(mute, label) + "/confirm", "{\"printed\":true}");
      asked(mute, label);
      api.post("/v1/print-jobs/confirm", "{\"printer\":\"Mute\",\"nonePrinted\":true}");
      api.post("/v1/print-jobs/confirm", "{\"jobIds\":[\"prj_0\"],\"printed\":true}");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// It breaks off in the middle.
  private String asked(PracticePrinter printer, String label) {
    printer.resetAfter(500);
    var job = job("{\"labelId\":\"%s\",\"printer\":\"Mute\"}", label);
    var path = "/v1/print-jobs/" + job;
    await().until(() -> api.get(path).json().get("status").asText().equals("unknown"));
    return path;
  }

  private String job(String order, String id) {
    return api.post("/v1/print-jobs", order.formatted(id)).json().get("id").asText();
  }

  private void download(String path) {
    api.with("If-None-Match", api.get(path).header("ETag")).get(path);
  }
}
