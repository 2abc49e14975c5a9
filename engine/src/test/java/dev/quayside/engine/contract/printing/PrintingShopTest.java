package dev.quayside.engine.contract.printing;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/// A shop with a label printer, `Zebra`, as its default one.
abstract class PrintingShopTest extends ShopTest {

  @SuppressWarnings("NullAway.Init") // plugIn() sets it
  PracticePrinter zebra;

  @BeforeEach
  void plugIn() throws IOException {
    zebra = new PracticePrinter(Duration.ofMillis(1), 100);
    setUp("Zebra", zebra.address(), Language.ZPL, true);
  }

  /// What one test leaves in the queue must not come out of the next one's printer.
  @AfterEach
  void scrap() throws IOException {
    for (String state : List.of("queued", "rendered", "held")) {
      for (JsonNode job :
          api.get("/v1/print-jobs?pageSize=100&status=" + state).json().get("data")) {
        api.post("/v1/print-jobs/" + job.get("id").asText() + "/cancel");
      }
    }
    served
        .engine()
        .printService()
        .printers()
        .all()
        .forEach(printer -> served.engine().printService().printers().remove(printer.name()));
    zebra.close();
  }

  void setUp(String name, String address, Language language, boolean isDefault) {
    served
        .engine()
        .printService()
        .printers()
        .setUp(new PrinterSetup(name, address, language, Dpi.DPI_203, isDefault));
  }
}
