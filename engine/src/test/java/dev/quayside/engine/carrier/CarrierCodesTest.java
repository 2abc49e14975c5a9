package dev.quayside.engine.carrier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What a carrier does differently is data of the carrier, not a case in other code: its code
/// stands as text in its own folder and in the lists below, nowhere else.
class CarrierCodesTest {

  /// Files with carriers' codes, and why.
  private static final Map<String, String> NAMED =
      Map.of(
          "SandboxCarrierSpecs.java", "the sandbox's catalogue",
          "EbayParcels.java", "eBay's names for carriers",
          "ParcelPlan.java", "Shopify's names for carriers",
          "StoreNotice.java", "ShipStation's names for carriers",
          "BillingFile.java", "whose invoice a format is",
          "ParcelAudit.java", "words of invoices that say nothing",
          "EmailWriter.java", "the made-up parcel of a preview",
          "TableTrials.java", "the made-up parcel of a trial",
          "Packaging.java", "how people write the names of carriers' packaging",
          "ShippingLabel.java",
              "printing knows no catalogue: whose labels to territories are domestic");

  @Test
  void standInTheirFoldersAlone() throws IOException {
    var code =
        Pattern.compile(
            CarrierModules.ALL.stream()
                .map(CarrierModule::code)
                .collect(Collectors.joining("|", "\"(", ")\"")));
    for (var module : List.of("../engine", "../printing", "../app")) {
      try (var files = Files.walk(Path.of(module, "src/main/java"))) {
        assertThat(files.filter(each -> each.toString().endsWith(".java")))
            .filteredOn(each -> !isCarriersOwn(each) && !NAMED.containsKey(name(each)))
            .filteredOn(each -> code.matcher(text(each)).find())
            .isEmpty();
      }
    }
  }

  private static boolean isCarriersOwn(Path file) {
    return file.toString()
        .replace('\\', '/')
        .matches(".*/(engine/carrier|label/carrier|sandbox)/.*");
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
