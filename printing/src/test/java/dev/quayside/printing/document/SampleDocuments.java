package dev.quayside.printing.document;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.Party;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Papers as a warehouse prints them.
public final class SampleDocuments {

  static final LocalDate DAY = LocalDate.of(2026, 11, 21);

  private SampleDocuments() {}

  static Manifest manifest(int parcels) {
    List<Manifest.Line> lines = new ArrayList<>();
    Party[] consignees = {
      SampleLabels.CONSIGNEE, SampleLabels.MONTREAL, SampleLabels.LONG_WINDED, SampleLabels.LONDON
    };
    String[] services = {"Ground Advantage", "Priority Mail", "Priority Mail Express"};
    for (int i = 0; i < parcels; i++) {
      lines.add(
          new Manifest.Line(
              "92055901755477000%05d".formatted(i),
              services[i % 3],
              consignees[i % 4],
              i % 5 == 0 ? null : "ORD-2026-%06d".formatted(4471 + i),
              BigDecimal.valueOf(12L + i),
              new Amount(new BigDecimal("7.45").add(BigDecimal.valueOf(i, 2)), "USD")));
    }
    return new Manifest(
        "M-2026-0042",
        "USPS",
        "1234567",
        DAY,
        SampleLabels.WAREHOUSE,
        lines,
        List.of(
            new Manifest.LeftOut(
                "9205590175547700099999",
                "ORD-2026-009999",
                "Its label was voided after the last pick; take the parcel off the pallet.")),
        "[420]43215[94]00109205590175547042",
        true);
  }

  /// Every document there is to look at, by name.
  public static Map<String, List<LabelDocument>> gallery() {
    Map<String, List<LabelDocument>> gallery = new LinkedHashMap<>();
    gallery.put("manifest", Documents.manifest(manifest(7), Paper.LETTER, Locale.ENGLISH));
    gallery.put("manifest-long-es", Documents.manifest(manifest(60), Paper.A4, Locale.of("es")));
    return gallery;
  }
}
