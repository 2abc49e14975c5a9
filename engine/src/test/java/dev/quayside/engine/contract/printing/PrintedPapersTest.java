package dev.quayside.engine.contract.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Documents and manifests through /v1/print-jobs, on sheets.
class PrintedPapersTest extends ShopTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path tray;

  @BeforeEach
  void setUpOffice() {
    setUp("Office", Language.PDF, true);
  }

  @AfterEach
  void scrap() {
    var desk = served.engine().printService();
    desk.printers().all().forEach(printer -> desk.printers().remove(printer.name()));
  }

  @Test
  void anInvoiceComesOutOfTheOfficePrinter() throws IOException {
    var shipment = abroad();
    var id = shipment.get("id").asText() + "/commercial_invoice";
    var job = api.post("/v1/print-jobs", "{\"documentId\":\"" + id + "\"}");
    assertThat(job.status()).as(job.text()).isEqualTo(201);
    assertThat(job.json().get("title").asText()).startsWith("commercial invoice");
    await().until(() -> printed().size() == 1);
    assertThat(new String(printed().getFirst(), StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
  }

  @Test
  void aManifestComesOutToo() {
    var label = label();
    var manifest =
        api.post(
            "/v1/manifests",
            "{\"carrier\":\"%s\",\"labelIds\":[\"%s\"]}"
                .formatted(label.get("carrier").asText(), label.get("id").asText()));
    assertThat(manifest.status()).as(manifest.text()).isEqualTo(201);
    var id = manifest.json().get("id").asText();
    assertThat(api.post("/v1/print-jobs", "{\"documentId\":\"" + id + "\"}").status())
        .isEqualTo(201);
    await().until(() -> printed().size() == 1);
  }

  @Test
  void aLabelPrinterHasNoSheets() {
    setUp("Labels", Language.ZPL, false);
    var id = abroad().get("id").asText() + "/commercial_invoice";
    var job =
        api.post("/v1/print-jobs", "{\"documentId\":\"%s\",\"printer\":\"Labels\"}".formatted(id));
    assertThat(job.status()).as(job.text()).isEqualTo(201);
    var path = "/v1/print-jobs/" + job.json().get("id").asText();
    await().until(() -> api.get(path).json().get("status").asText().equals("failed"));
    assertThat(api.get(path).text()).contains("choose a printer that takes PDF");
  }

  /// A tool of the shop can try a printer and hang up the scanner's commands.
  @Test
  void theTestLabelAndTheCommandSheetComeOutInThePrintersOwnLanguage() throws IOException {
    setUp("Labels", Language.ZPL, false);
    for (var printer : List.of("Office", "Labels")) {
      for (var paper : List.of("test_label", "command_sheet")) {
        var job =
            api.post(
                "/v1/print-jobs",
                "{\"documentId\":\"%s\",\"printer\":\"%s\"}".formatted(paper, printer));
        assertThat(job.status()).as(job.text()).isEqualTo(201);
        assertThat(job.json().get("documentId").asText()).isEqualTo(paper);
        var path = "/v1/print-jobs/" + job.json().get("id").asText();
        await().until(() -> api.get(path).json().get("status").asText().equals("confirmed"));
      }
    }
    assertThat(printed()).hasSize(2);
    try (var files = Files.list(tray)) {
      assertThat(files.filter(file -> file.toString().endsWith(".zpl"))).hasSize(2);
    }
  }

  @Test
  void aPaperTheShipmentDoesNotHaveIsNotFound() {
    var id = label().get("shipmentId").asText() + "/commercial_invoice";
    assertThat(api.post("/v1/print-jobs", "{\"documentId\":\"" + id + "\"}").status())
        .isEqualTo(404);
  }

  private JsonNode abroad() {
    var made =
        api.post(
            "/v1/shipments",
            """
            {"carrier":"usps","service":"PRIORITY_MAIL_INTERNATIONAL","parcel":{"weightOz":20,"lengthIn":9,"widthIn":6,"heightIn":3},
             "from":{"name":"Ann Sender","street1":"50 Terry A Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US","phone":"4155550100"},
             "to":{"name":"Zoë Müller","street1":"Unter den Linden 5","city":"Berlin","zip":"10117","country":"DE","phone":"+49301234567"},
             "customs":{"contentsType":"merchandise","items":[{"description":"Mug","quantity":2,"value":12.50,"currency":"USD","weightOz":9,"hsCode":"6912.00","originCountry":"US"}]}}
            """);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private List<byte[]> printed() throws IOException {
    try (var files = Files.list(tray)) {
      var all = new java.util.ArrayList<byte[]>();
      for (var file : files.filter(file -> file.toString().endsWith(".pdf")).toList()) {
        all.add(Files.readAllBytes(file));
      }
      return all;
    }
  }

  private void setUp(String name, Language language, boolean isDefault) {
    served
        .engine()
        .printService()
        .printers()
        .setUp(new PrinterSetup(name, tray.toUri().toString(), language, Dpi.DPI_203, isDefault));
  }
}
