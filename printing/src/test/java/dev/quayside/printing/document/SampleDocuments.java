package dev.quayside.printing.document;

import dev.quayside.printing.SampleParties;
import dev.quayside.printing.SampleScripts;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Contents;
import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.customs.References;
import dev.quayside.printing.customs.TaxNumber;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.proof.TestLabel;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Size;
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

  public static Manifest manifest(int parcels) {
    List<Manifest.Line> lines = new ArrayList<>();
    Party[] consignees = {
      SampleParties.CONSIGNEE,
      SampleParties.MONTREAL,
      SampleParties.LONG_WINDED,
      SampleParties.LONDON
    };
    String[] services = {"Ground Advantage", "Priority Mail", "Priority Mail Express"};
    for (int i = 0; i < parcels; i++) {
      lines.add(
          new Manifest.Line(
              "92055901755477000%05d".formatted(i),
              services[i % 3],
              i % 7 == 6 ? SampleParties.TORONTO : null,
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
        SampleParties.WAREHOUSE,
        lines,
        List.of(
            new Manifest.LeftOut(
                "9205590175547700099999",
                "ORD-2026-009999",
                "Its label was voided after the last pick; take the parcel off the pallet.")),
        "[420]43215[94]00109205590175547042",
        true);
  }

  public static PackingSlip slip(int items, boolean amounts, Party to) {
    List<PackingSlip.Item> lines = new ArrayList<>();
    String[] goods = {
      "Stainless steel water bottle, 750 ml, matt black",
      "Camping mug",
      "Folding knife with walnut handle and leather sheath, hand made, second series of 2026",
      "茶碗 – Teeschale"
    };
    for (int i = 0; i < items; i++) {
      lines.add(
          new PackingSlip.Item(
              i % 6 == 5 ? null : "SKU-%05d".formatted(10 + i),
              goods[i % 4],
              1 + i % 3,
              amounts ? new Amount(new BigDecimal("18.90"), "USD") : null,
              List.of()));
    }
    return new PackingSlip(
        "ORD-2026-004471",
        DAY,
        SampleParties.WAREHOUSE,
        to,
        "USPS Ground Advantage",
        "9205590175547700000011",
        lines,
        "Thank you for your order. Returns are free for 30 days: keep this slip and scan the code"
            + " above.",
        null,
        null,
        new Letterhead(
            null,
            logo(),
            List.of("help@acme.example", "https://acme.example/help"),
            List.of("Acme Fulfilment LLC, Returns", "1200 Industrial Pkwy", "Columbus OH 43215"),
            true));
  }

  private static Bits logo() {
    int side = 240;
    byte[] rows = new byte[side * 3 / 8 * side];
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side * 3; x++) {
        boolean wave = Math.abs(y - side / 2 - 70 * Math.sin(x / 60.0)) < 28;
        if (wave) {
          rows[y * (side * 3 / 8) + x / 8] |= (byte) (0x80 >> (x % 8));
        }
      }
    }
    return Bits.of(side * 3, side, rows);
  }

  public static Declaration declaration(int goods, Party to) {
    List<Goods> lines = new ArrayList<>();
    for (int i = 0; i < goods; i++) {
      lines.add(
          new Goods(
              i % 2 == 0 ? "Stainless steel water bottle" : "Cotton T-shirt, printed",
              2 + i % 3,
              new Amount(new BigDecimal("18.90"), "USD"),
              new BigDecimal("8.5"),
              i % 2 == 0 ? "7323.93" : "6109.10",
              i % 2 == 0 ? "US" : "PT"));
    }
    References references =
        new References(
            List.of(new TaxNumber("", "DE123456789012345")),
            List.of(new TaxNumber("", "GB 987 6543 21")),
            "L-2026-17",
            null,
            null);
    return new Declaration(
        "CP123456785US",
        "ORD-2026-004471",
        "USPS",
        DAY,
        SampleParties.WAREHOUSE,
        to,
        new Customs(Contents.MERCHANDISE, null, lines, "DDU", references),
        new BigDecimal("120"),
        new Amount(new BigDecimal("42.35"), "USD"),
        new Letterhead(null, logo(), List.of(), List.of(), true));
  }

  /// Every document there is to look at, by name.
  public static Map<String, List<LabelDocument>> gallery() {
    Map<String, List<LabelDocument>> gallery = new LinkedHashMap<>();
    for (Paper paper : Paper.values()) {
      boolean letter = paper == Paper.LETTER;
      String size = letter ? "letter" : "a4";
      Locale locale = letter ? Locale.ENGLISH : Locale.of("es");
      Party abroad = letter ? SampleParties.MONTREAL : SampleParties.LONDON;
      gallery.put("manifest-" + size, Documents.manifest(manifest(letter ? 7 : 60), paper, locale));
      gallery.put(
          "slip-" + size,
          Documents.packingSlip(
              letter
                  ? slip(4, false, SampleParties.CONSIGNEE)
                  : slip(45, true, SampleScripts.of("japanese")),
              paper,
              locale));
      gallery.put(
          "invoice-" + size,
          Documents.commercialInvoice(
              letter ? declaration(3, abroad) : declaration(40, SampleScripts.of("arabic")),
              paper,
              locale));
      gallery.put("cn22-" + size, Documents.cn22(declaration(3, abroad), paper, locale));
      gallery.put("cn23-" + size, Documents.cn23(declaration(4, abroad), paper, locale));
      gallery.put("commands-" + size, List.of(Documents.commandSheet(paper.size(), locale)));
    }
    gallery.put(
        "slip-4x6",
        List.of(
            Documents.packingSlipLabel(slip(4, true, SampleParties.LONG_WINDED), Locale.ENGLISH)));
    gallery.put(
        "slip-4x6-many-es",
        List.of(
            Documents.packingSlipLabel(slip(45, false, SampleParties.CONSIGNEE), Locale.of("es"))));
    gallery.put(
        "commands-4x6-es", List.of(Documents.commandSheet(Size.FOUR_BY_SIX, Locale.of("es"))));
    gallery.put(
        "test-label",
        List.of(
            TestLabel.of(
                Size.FOUR_BY_SIX,
                "Packing 1 (ZD421)",
                List.of(
                    "203 dpi, 4 x 6 in",
                    "ZPL over tcp://192.0.2.5:9100",
                    "Darkness 18",
                    "Speed 4 in/s"))));
    return gallery;
  }
}
