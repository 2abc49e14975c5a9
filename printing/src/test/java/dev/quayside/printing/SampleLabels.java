package dev.quayside.printing;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Contents;
import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.customs.References;
import dev.quayside.printing.label.carrier.form.Box;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// One label for each carrier, as a warehouse prints them.
public final class SampleLabels {

  private SampleLabels() {}

  public static ShippingLabel usps() {
    return label(
        "usps", "ground_advantage", "Ground Advantage", "9205590175547700000011", Map.of());
  }

  public static ShippingLabel ups() {
    return label("ups", "ground", "UPS Ground", "1Z12345E0305271640", Map.of("urc", "CA 902 9-01"));
  }

  public static ShippingLabel fedex() {
    return label(
        "fedex",
        "standard_overnight",
        "Standard Overnight",
        "794808390594",
        Map.of("ursa", "WZ BURA", "airport", "LAX", "origin", "CMHA"));
  }

  public static ShippingLabel fedexGround() {
    return label("fedex", "ground", "FedEx Ground", "794808390594", Map.of("ursa", "90210"));
  }

  public static ShippingLabel uspsAbroad() {
    return declaring(
        to(
            label(
                "usps",
                "PRIORITY_MAIL_INTERNATIONAL",
                "Priority Mail International",
                "CP123456785US",
                Map.of("zone", "1.1")),
            SampleParties.MONTREAL),
        3);
  }

  public static ShippingLabel canadaPost() {
    return label(
        "canada_post",
        "DOM.EP",
        "Expedited Parcel",
        "9001000000000012",
        Map.of(
            "fsa", "H3B",
            "service", "DOM.EP",
            "zone", "D12",
            "contract", "0049900001",
            "payer", "0009900001"),
        SampleParties.TORONTO,
        SampleParties.MONTREAL);
  }

  public static ShippingLabel canadaPostAbroad() {
    return declaring(
        label(
            "canada_post",
            "USA.TP",
            "Tracked Packet – USA",
            "LM000000015CA",
            Map.of("contract", "0049900001", "payer", "0009900001"),
            SampleParties.TORONTO,
            SampleParties.CONSIGNEE),
        2);
  }

  public static ShippingLabel australiaPost() {
    return label(
        "australia_post",
        "T28",
        "Parcel Post",
        "Q000000001011428",
        Map.of(
            "articleId", "Q000000001011428",
            "consignment", "Q000000001",
            "product", "PARCEL POST",
            "productCode", "T28",
            "zone", "N1",
            "depot", "VIC"),
        SampleParties.SYDNEY,
        SampleParties.MELBOURNE);
  }

  public static ShippingLabel australiaPostAbroad() {
    return declaring(
        label(
            "australia_post",
            "ECM8",
            "International Express",
            "EC000000017AU",
            Map.of("product", "INTERNATIONAL EXPRESS", "productCode", "ECM8", "depot", "US"),
            SampleParties.SYDNEY,
            SampleParties.CONSIGNEE),
        2);
  }

  public static ShippingLabel dhl() {
    return label(
        "dhl_express",
        "dhl_express_worldwide",
        "Express Worldwide",
        "4100000014",
        Map.of(
            "serviceArea", "LAX",
            "product", "P",
            "productName", "WPX",
            "licencePlate", "JD014600004100000014",
            "routing", "2LUS90210+48000001"));
  }

  public static ShippingLabel ontrac() {
    return label(
        "ontrac",
        "C",
        "OnTrac Ground",
        "C11000100000012",
        Map.of("sort", "LAX-40", "branch", "LAX"));
  }

  public static ShippingLabel gls() {
    return label(
        "gls_us", "gls_ground", "GLS Ground", "50100000000001", Map.of("sortCode", "LAX 10"));
  }

  public static ShippingLabel veho() {
    return label("veho", "groundPlus", "Ground Plus", "VH000000000001", Map.of("hub", "LAX1"));
  }

  /// One of each carrier.
  public static Stream<ShippingLabel> all() {
    return Stream.of(
        usps(), ups(), fedex(), canadaPost(), australiaPost(), dhl(), ontrac(), gls(), veho());
  }

  /// Other forms a carrier's label takes.
  public static Stream<ShippingLabel> others() {
    return Stream.of(fedexGround(), uspsAbroad(), canadaPostAbroad(), australiaPostAbroad());
  }

  /// Every kind of label there is to look at, by name.
  public static Map<String, ShippingLabel> gallery() {
    Map<String, ShippingLabel> gallery = new LinkedHashMap<>();
    all()
        .forEach(
            label -> {
              gallery.put(label.carrier(), label);
              gallery.put(label.carrier() + "-void", voided(label));
              gallery.put(label.carrier() + "-live", live(signed(label, "adult")));
            });
    all().forEach(label -> gallery.put(label.carrier() + "-return", returned(label)));
    gallery.put("usps-territory", to(usps(), SampleParties.SAN_JUAN));
    gallery.put("ups-territory", to(ups(), SampleParties.SAN_JUAN));
    gallery.put("fedex-ground", fedexGround());
    gallery.put("usps-abroad", uspsAbroad());
    gallery.put("fedex-abroad", declaring(to(fedex(), SampleParties.MONTREAL), 3));
    gallery.put("canada_post-abroad", canadaPostAbroad());
    gallery.put("australia_post-abroad", australiaPostAbroad());
    gallery.put("dhl_express-long", declaring(signed(to(dhl(), SampleParties.LONDON), "adult"), 4));
    gallery.put(
        "dhl_express-metric",
        declaring(ways(dhl(), SampleParties.SYDNEY, SampleParties.BERLIN, false), 1));
    gallery.put(
        "usps-abroad-long", declaring(signed(to(uspsAbroad(), SampleParties.LONDON), "adult"), 9));
    gallery.put("australia_post-hazmat", live(signed(hazardous(australiaPost()), "standard")));
    gallery.put(
        "ontrac-unrouted", signed(to(unrouted(ontrac()), SampleParties.LONG_WINDED), "standard"));
    gallery.put("usps-long", signed(to(usps(), SampleParties.LONG_WINDED), "adult"));
    gallery.put(
        "ups-abroad",
        declaring(
            signed(ways(ups(), SampleParties.TORONTO, SampleParties.BERLIN, false), "adult"), 3));
    gallery.put("fedex-long", signed(to(unrouted(fedex()), SampleParties.LONG_WINDED), "standard"));
    return gallery;
  }

  private static ShippingLabel label(
      String carrier, String service, String name, String number, Map<String, String> routing) {
    return new ShippingLabel(
        carrier,
        service,
        name,
        SampleParties.WAREHOUSE,
        SampleParties.CONSIGNEE,
        new BigDecimal("37.5"),
        new Box(new BigDecimal("12"), new BigDecimal("9.0"), new BigDecimal("6")),
        LocalDate.of(2026, 11, 21),
        number,
        "ORD-2026-004471",
        routing,
        true,
        false,
        true,
        false,
        "none",
        false,
        null);
  }

  private static ShippingLabel label(
      String carrier,
      String service,
      String name,
      String number,
      Map<String, String> routing,
      Party from,
      Party to) {
    return ways(label(carrier, service, name, number, routing), from, to, false);
  }

  /// The way back: from the consignee to the warehouse.
  public static ShippingLabel returned(ShippingLabel label) {
    return ways(label, label.to(), label.from(), true);
  }

  private static ShippingLabel ways(ShippingLabel label, Party from, Party to, boolean isReturn) {
    return LabelCopy.of(
        label,
        copy -> {
          copy.from = from;
          copy.to = to;
          copy.isReturn = isReturn;
        });
  }

  public static ShippingLabel voided(ShippingLabel label) {
    return LabelCopy.of(label, copy -> copy.voided = true);
  }

  public static ShippingLabel live(ShippingLabel label) {
    return LabelCopy.of(
        label,
        copy -> {
          copy.sandbox = false;
          copy.voided = false;
        });
  }

  public static ShippingLabel to(ShippingLabel label, Party to) {
    return LabelCopy.of(label, copy -> copy.to = to);
  }

  public static ShippingLabel unrouted(ShippingLabel label) {
    return routed(label, Map.of());
  }

  public static ShippingLabel routed(ShippingLabel label, Map<String, String> routing) {
    return LabelCopy.of(label, copy -> copy.routing = routing);
  }

  public static ShippingLabel signed(ShippingLabel label, String signature) {
    return LabelCopy.of(label, copy -> copy.signature = signature);
  }

  /// With goods declared for customs.
  public static ShippingLabel declaring(ShippingLabel label, int lines) {
    List<Goods> goods = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      boolean even = i % 2 == 0;
      goods.add(
          new Goods(
              even ? "Stainless steel water bottle" : "Cotton T-shirt, printed on both sides",
              2 + i % 3,
              new Amount(new BigDecimal("18.90"), "USD"),
              new BigDecimal("2.5"),
              even ? "7323.93" : null,
              even ? "US" : "PT"));
    }
    return declaring(label, goods);
  }

  public static ShippingLabel declaring(ShippingLabel label, List<Goods> goods) {
    var customs = new Customs(Contents.MERCHANDISE, null, goods, "DDU", References.NONE);
    return LabelCopy.of(label, copy -> copy.customs = customs);
  }

  public static ShippingLabel declaring(ShippingLabel label, String description) {
    Amount value = new Amount(new BigDecimal("18.90"), "EUR");
    List<Goods> goods =
        List.of(new Goods(description, 2, value, new BigDecimal("2.5"), "7323.93", "PL"));
    var customs = new Customs(Contents.OTHER, description, goods, "DDP", References.NONE);
    return LabelCopy.of(label, copy -> copy.customs = customs);
  }

  public static ShippingLabel hazardous(ShippingLabel label) {
    return LabelCopy.of(label, copy -> copy.hazmat = true);
  }
}
