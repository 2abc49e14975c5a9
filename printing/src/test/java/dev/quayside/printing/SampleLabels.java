package dev.quayside.printing;

import dev.quayside.printing.label.carrier.Box;
import dev.quayside.printing.label.carrier.Party;
import dev.quayside.printing.label.carrier.ShippingLabel;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/// One label for each carrier, as a warehouse prints them.
public final class SampleLabels {

  public static final Party WAREHOUSE =
      new Party(
          "Dock 7",
          "Acme Fulfilment LLC",
          "1200 Industrial Pkwy",
          null,
          "Columbus",
          "OH",
          "43215",
          "US",
          "(614) 555-0188");

  public static final Party CONSIGNEE =
      new Party(
          "José Müller-Hernández",
          "Façade & Sons",
          "9876 Wilshire Boulevard",
          "Suite 1200",
          "Beverly Hills",
          "CA",
          "90210-1234",
          "US",
          "(310) 555-0142");

  public static final Party LONG_WINDED =
      new Party(
          "Wolfgang Amadeus Featherstonehaugh-Cholmondeley",
          "The Worshipful Company of Long-Named International Consignees",
          "12345 Northwest Martin Luther King Junior Boulevard",
          "Building 14, Loading Bay 7, Third Floor, Room 1204",
          "Rancho Santa Margarita",
          "CA",
          "92688-9876",
          "US",
          "+1 (949) 555-0142");

  public static final Party MONTREAL =
      new Party(
          "Zoë Tremblay",
          null,
          "123 Rue Sainte-Catherine Ouest",
          "Bureau 400",
          "Montréal",
          "QC",
          "H3B 1A7",
          "CA",
          "+1 514 555 0199");

  public static final Party TORONTO =
      new Party(
          "Dock 7",
          "Acme Fulfilment Canada Inc.",
          "55 Commissioners Street",
          null,
          "Toronto",
          "ON",
          "M5A 1A6",
          "CA",
          "+1 416 555 0188");

  public static final Party SYDNEY =
      new Party(
          "Dock 7",
          "Acme Fulfilment Pty Ltd",
          "12 Harris Street",
          null,
          "Pyrmont",
          "NSW",
          "2009",
          "AU",
          "+61 2 5550 0188");

  public static final Party MELBOURNE =
      new Party(
          "Matilda O'Brien",
          "Façade & Sons",
          "Unit 4",
          "123 Flinders Lane",
          "Melbourne",
          "VIC",
          "3000",
          "AU",
          "+61 3 5550 0142");

  public static final Party SAN_JUAN =
      new Party(
          "María Peña",
          null,
          "1350 Avenida Ashford",
          "Apto 4B",
          "San Juan",
          null,
          "00907-1234",
          "PR",
          "+1 787 555 0142");

  public static final Party LONDON =
      new Party(
          "Wolfgang Amadeus Featherstonehaugh-Cholmondeley",
          "The Worshipful Company of Long-Named International Consignees",
          "Building 14, Third Floor, 221B Marylebone Road",
          "Loading Bay 7",
          "London",
          null,
          "SW1A 1AA",
          "GB",
          "+44 20 7946 0018");

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
    return to(
        label(
            "usps",
            "PRIORITY_MAIL_INTERNATIONAL",
            "Priority Mail International",
            "CP123456785US",
            Map.of("zone", "1.1")),
        MONTREAL);
  }

  public static ShippingLabel canadaPost() {
    return label(
        "canada_post",
        "DOM.EP",
        "Expedited Parcel",
        "9001000000000012",
        Map.of("fsa", "H3B", "service", "DOM.EP", "zone", "D12"),
        TORONTO,
        MONTREAL);
  }

  public static ShippingLabel canadaPostAbroad() {
    return label(
        "canada_post",
        "USA.TP",
        "Tracked Packet – USA",
        "LM000000015CA",
        Map.of("service", "USA.TP", "zone", "3"),
        TORONTO,
        CONSIGNEE);
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
        SYDNEY,
        MELBOURNE);
  }

  public static ShippingLabel australiaPostAbroad() {
    return label(
        "australia_post",
        "ECM8",
        "International Express",
        "EC000000017AU",
        Map.of("product", "INTERNATIONAL EXPRESS", "productCode", "ECM8", "depot", "US"),
        SYDNEY,
        CONSIGNEE);
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
    return label("gls_us", "CPS", "Ground", "50100000000001", Map.of("sortCode", "LAX 10"));
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
    gallery.put("usps-territory", to(usps(), SAN_JUAN));
    gallery.put("ups-territory", to(ups(), SAN_JUAN));
    gallery.put("fedex-ground", fedexGround());
    gallery.put("usps-abroad", uspsAbroad());
    gallery.put("fedex-abroad", to(fedex(), MONTREAL));
    gallery.put("canada_post-abroad", canadaPostAbroad());
    gallery.put("australia_post-abroad", australiaPostAbroad());
    gallery.put("dhl_express-long", signed(to(dhl(), LONDON), "adult"));
    gallery.put("ontrac-unrouted", signed(to(unrouted(ontrac()), LONG_WINDED), "standard"));
    gallery.put("usps-long", signed(to(usps(), LONG_WINDED), "adult"));
    gallery.put("ups-abroad", to(ups(), MONTREAL));
    gallery.put("fedex-long", signed(to(unrouted(fedex()), LONG_WINDED), "standard"));
    return gallery;
  }

  private static ShippingLabel label(
      String carrier, String service, String name, String number, Map<String, String> routing) {
    return new ShippingLabel(
        carrier,
        service,
        name,
        WAREHOUSE,
        CONSIGNEE,
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
        "none");
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

  private static ShippingLabel ways(ShippingLabel l, Party from, Party to, boolean isReturn) {
    return new ShippingLabel(
        l.carrier(),
        l.service(),
        l.serviceName(),
        from,
        to,
        l.weightOz(),
        l.box(),
        l.shipDate(),
        l.trackingNumber(),
        l.reference(),
        l.routing(),
        l.residential(),
        isReturn,
        l.sandbox(),
        l.voided(),
        l.signature());
  }

  public static ShippingLabel voided(ShippingLabel label) {
    return with(label, label.to(), label.routing(), label.sandbox(), true, label.signature());
  }

  public static ShippingLabel live(ShippingLabel label) {
    return with(label, label.to(), label.routing(), false, false, label.signature());
  }

  public static ShippingLabel to(ShippingLabel label, Party to) {
    return with(label, to, label.routing(), label.sandbox(), label.voided(), label.signature());
  }

  public static ShippingLabel unrouted(ShippingLabel label) {
    return with(label, label.to(), Map.of(), label.sandbox(), label.voided(), label.signature());
  }

  public static ShippingLabel signed(ShippingLabel label, String signature) {
    return with(label, label.to(), label.routing(), label.sandbox(), label.voided(), signature);
  }

  private static ShippingLabel with(
      ShippingLabel l,
      Party to,
      Map<String, String> routing,
      boolean sandbox,
      boolean voided,
      String signature) {
    return new ShippingLabel(
        l.carrier(),
        l.service(),
        l.serviceName(),
        l.from(),
        to,
        l.weightOz(),
        l.box(),
        l.shipDate(),
        l.trackingNumber(),
        l.reference(),
        routing,
        l.residential(),
        l.isReturn(),
        sandbox,
        voided,
        signature);
  }
}
