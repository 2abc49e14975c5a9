package dev.quayside.app.cli.api;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What is asked for beside the parcel: who pays, when it leaves, in which packaging, under which
/// references.
final class ShippingFlags {

  @Option(
      names = "--payor",
      paramLabel = "PAYOR",
      description = "The id of an account kept under /v1/payors, which pays the transport.")
  private @Nullable String payor;

  @Option(
      names = "--ship-date",
      paramLabel = "DAY",
      description = "The day it leaves, as 2026-12-01. Default: the next one possible.")
  private @Nullable LocalDate shipDate;

  @Option(
      names = "--packaging",
      paramLabel = "CODE",
      description = "The carrier's own, such as ups_pak: `quayside api GET /v1/carriers/ups`.")
  private @Nullable String packaging;

  @Option(
      names = "--reference",
      paramLabel = "KIND=TEXT",
      description =
          "Up to three: purchase_order, invoice, department, customer or other, as"
              + " purchase_order=PO-4711.")
  private Map<String, String> references = new LinkedHashMap<>();

  boolean isGiven() {
    return !fields().isEmpty();
  }

  /// The fields of a request.
  Map<String, Object> fields() {
    var fields = new LinkedHashMap<String, Object>();
    if (payor != null) {
      fields.put("billing", Map.of("transport", Map.of("payor", "third_party", "payorId", payor)));
    }
    if (shipDate != null) {
      fields.put("shipDate", shipDate.toString());
    }
    if (packaging != null) {
      fields.put("parcel", Map.of("packaging", packaging));
    }
    if (!references.isEmpty()) {
      fields.put("references", listed());
    }
    return fields;
  }

  private List<Map<String, String>> listed() {
    return references.entrySet().stream()
        .map(each -> Map.of("kind", each.getKey(), "value", each.getValue()))
        .toList();
  }
}
