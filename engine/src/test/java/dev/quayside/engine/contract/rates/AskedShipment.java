package dev.quayside.engine.contract.rates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/// A shipment as a shop could ask for it, with any of what can be asked for in any combination:
/// payors, packaging, day, boxes, Saturday, references, tax numbers, terms, over any border.
///
/// @param body of POST /v1/rates and, with what is bought, of POST /v1/labels; without its braces
/// @param added what may be said at the purchase only, with a comma before it; empty for nothing
record AskedShipment(String body, String added) {

  private static final Map<String, String> PLACES =
      Map.ofEntries(
          place(
              "SF", "500 Terry Francois Blvd", "San Francisco", "CA", "94158", "US", "4155550100"),
          place("LA", "200 N Spring St", "Los Angeles", "CA", "90012", "US", "2135550100"),
          place("NY", "350 5th Ave", "New York", "NY", "10118", "US", "2125550100"),
          place("PR", "1 Calle Fortaleza", "San Juan", "PR", "00901", "US", "7875550100"),
          place("HI", "530 S King St", "Honolulu", "HI", "96813", "US", "8085550100"),
          place("APO", "PSC 473 Box 12", "APO", "AE", "09021", "US", "2125550100"),
          place("TO", "1 Yonge St", "Toronto", "ON", "M5E 1W7", "CA", "4165550100"),
          place("MO", "1000 Rue Sherbrooke O", "Montreal", "QC", "H3A 3G4", "CA", "5145550100"),
          place("SY", "2 George St", "Sydney", "NSW", "2000", "AU", "0255501000"),
          place("ME", "1 Collins St", "Melbourne", "VIC", "3000", "AU", "0391234567"),
          place("GB", "1 Strand", "London", "", "WC2N 5HR", "GB", "+442071234567"),
          place("FR", "1 rue de Rivoli", "Paris", "", "75001", "FR", "+33155501000"),
          place("NO", "Karl Johans gate 1", "Oslo", "", "0154", "NO", "+4721234567"),
          place("MX", "Av Reforma 222", "Mexico City", "", "06600", "MX", "+525555550100"));

  private static final List<String> LANES =
      List.of(
          "LA SF", "LA SF", "SF NY", "SF HI", "NY PR", "PR NY", "NY APO", "NY TO", "NY FR", "NY NO",
          "NY MX", "TO MO", "TO NY", "TO FR", "SY ME", "SY FR", "SY NY", "GB FR", "GB NY", "PR TO");

  private static final Map<String, String> CURRENCIES =
      Map.of("TO", "CAD", "MO", "CAD", "SY", "AUD", "ME", "AUD", "GB", "GBP");

  private static final List<String> PACKAGINGS =
      List.of(
          "package",
          "ups_letter",
          "ups_pak",
          "ups_tube",
          "ups_express_box_large",
          "fedex_envelope",
          "fedex_pak",
          "fedex_small_box",
          "fedex_extra_large_box",
          "fedex_tube",
          "dhl_flyer",
          "dhl_express_envelope",
          "large_flat_rate_box",
          "flat_rate_envelope");

  private static final List<String> ACCOUNTS =
      List.of(
          "\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"",
          "\"account\":\"1A9999\",\"zip\":\"10001\",\"country\":\"US\"",
          "\"account\":\"123456789\",\"zip\":\"94158\",\"country\":\"US\"");

  private static final List<String> NUMBERS =
      List.of(
          "{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"of\":\"sender\"}",
          "{\"kind\":\"vat\",\"value\":\"DE123456789\",\"country\":\"DE\",\"of\":\"recipient\"}",
          "{\"kind\":\"eori\",\"value\":\"FR12345678901234\",\"country\":\"FR\",\"of\":\"recipient\"}",
          "{\"kind\":\"ein\",\"value\":\"123456789\",\"country\":\"US\",\"of\":\"sender\"}",
          "{\"kind\":\"voec\",\"value\":\"2024567\",\"of\":\"sender\"}",
          "{\"kind\":\"other\",\"value\":\"RFC-ABC-680524-P76\",\"of\":\"recipient\"}");

  private static final List<String> REFERENCES =
      List.of(
          "{\"kind\":\"purchase_order\",\"value\":\"PO-4711\"}",
          "{\"kind\":\"invoice\",\"value\":\"R 2026-11/0815 of the second delivery\"}",
          "{\"kind\":\"department\",\"value\":\"Spares\"}",
          "{\"kind\":\"customer\",\"value\":\"C-1\"}",
          "{\"kind\":\"other\",\"value\":\"Ünïcode 42\"}");

  private static final int FARTHEST_DAY = 12;
  private static final int MOST_BOXES = 4;

  /// Whatever is asked of one in three shipments, so that any two meet often.
  static AskedShipment of(Random random, java.time.LocalDate today) {
    var ends = one(LANES, random).split(" ");
    var fields = new ArrayList<String>();
    fields.add("\"from\":" + PLACES.get(ends[0]));
    fields.add("\"to\":" + PLACES.get(ends[1]));
    boolean declared = isDeclared(ends);
    boolean each = declared && random.nextInt(3) == 0;
    fields.add(boxes(random, each, CURRENCIES.getOrDefault(ends[0], "USD")));
    if (declared) {
      fields.add("\"customs\":" + customs(random, each, CURRENCIES.getOrDefault(ends[0], "USD")));
    }
    if (random.nextInt(2) == 0) {
      fields.add("\"billing\":{" + billing(random) + "}");
    }
    if (random.nextInt(3) == 0) {
      fields.add("\"shipDate\":\"" + today.plusDays(random.nextInt(FARTHEST_DAY)) + "\"");
    }
    boolean delivered = random.nextInt(4) == 0;
    if (delivered) {
      fields.add(
          "\"delivery\":{\"saturday\":%b,\"instructions\":\"Dock 4\"}"
              .formatted(random.nextInt(2) == 0));
    }
    boolean referenced = random.nextInt(3) == 0;
    if (referenced) {
      fields.add("\"references\":" + some(REFERENCES, random, 3));
    }
    if (random.nextInt(8) == 0) {
      fields.add("\"isReturn\":true");
    }
    var added = new StringBuilder();
    if (!referenced && random.nextInt(3) == 0) {
      added.append(",\"references\":").append(some(REFERENCES, random, 3));
    }
    if (!delivered && random.nextInt(3) == 0) {
      added.append(",\"delivery\":{\"instructions\":\"Leave at dock 4, ring twice\"}");
    }
    return new AskedShipment(String.join(",", fields), added.toString());
  }

  /// Puerto Rico is abroad to some carriers, and the military to the Postal Service.
  private static boolean isDeclared(String[] ends) {
    return !country(ends[0]).equals(country(ends[1]))
        || List.of(ends).contains("PR")
        || ends[1].equals("APO");
  }

  private static String country(String end) {
    var place = PLACES.getOrDefault(end, "");
    return place.replaceAll(".*\"country\":\"(..)\".*", "$1");
  }

  private static String boxes(Random random, boolean declaredEach, String currency) {
    int many = random.nextInt(3) == 0 ? 2 + random.nextInt(MOST_BOXES - 1) : 1;
    boolean alike = random.nextInt(4) > 0;
    var packaging = random.nextInt(3) == 0 ? one(PACKAGINGS, random) : "package";
    var boxes =
        IntStream.range(0, many)
            .mapToObj(_ -> box(random, alike ? packaging : one(PACKAGINGS, random), currency))
            .toList();
    if (many == 1 && !declaredEach) {
      return "\"parcel\":" + boxes.getFirst();
    }
    var pieces = new ArrayList<String>();
    for (int i = 0; i < Math.max(many, 2); i++) {
      var reference = random.nextInt(3) == 0 ? ",\"reference\":\"BOX-" + (i + 1) + "\"" : "";
      var items = declaredEach ? ",\"items\":" + goods(random, currency) : "";
      pieces.add("{\"parcel\":%s%s%s}".formatted(boxes.get(i % many), reference, items));
    }
    return "\"pieces\":[" + String.join(",", pieces) + "]";
  }

  private static String box(Random random, String packaging, String currency) {
    var more = new StringBuilder();
    if (random.nextInt(5) == 0) {
      more.append(",\"signature\":\"%s\"".formatted(random.nextBoolean() ? "adult" : "standard"));
    }
    if (random.nextInt(5) == 0) {
      more.append(
          ",\"insuredValue\":{\"amount\":%d.5,\"currency\":\"%s\"}"
              .formatted(50 + random.nextInt(400), currency));
    }
    if (random.nextInt(6) == 0) {
      more.append(",\"residential\":").append(random.nextBoolean());
    }
    return """
    {"weightOz":%s,"lengthIn":%d,"widthIn":6,"heightIn":%d,"packaging":"%s"%s}\
    """
        .formatted(
            one(List.of("11", "15.5", "40", "161", "480"), random),
            8 + random.nextInt(8),
            2 + random.nextInt(4),
            packaging,
            more);
  }

  private static String customs(Random random, boolean declaredEach, String currency) {
    var fields = new ArrayList<String>();
    fields.add(
        "\"contentsType\":\"%s\""
            .formatted(one(List.of("merchandise", "merchandise", "gift", "sample"), random)));
    if (!declaredEach) {
      fields.add("\"items\":" + goods(random, currency));
    }
    switch (random.nextInt(5)) {
      case 0 -> fields.add("\"incoterm\":\"DDP\"");
      case 1 -> fields.add("\"incoterm\":\"DDU\"");
      default -> {}
    }
    if (random.nextInt(4) == 0) {
      fields.add("\"dutiesPrepaid\":{\"amount\":7.5,\"currency\":\"" + currency + "\"}");
    }
    if (random.nextInt(2) == 0) {
      fields.add("\"taxIds\":" + some(NUMBERS, random, 3));
    }
    if (random.nextInt(4) == 0) {
      fields.add(
          "\"references\":{\"exporterTaxId\":\"GB123456789000\",\"importerTaxId\":\"123 456\"}");
    }
    return "{" + String.join(",", fields) + "}";
  }

  private static String goods(Random random, String currency) {
    return """
    [{"description":"Cotton shirt","quantity":%d,"value":%d.35,"currency":"%s","weightOz":2.5%s,\
    "originCountry":"PT"}]\
    """
        .formatted(
            1 + random.nextInt(3),
            5 + random.nextInt(40),
            currency,
            random.nextInt(4) == 0 ? "" : ",\"hsCode\":\"6109.10\"");
  }

  private static String billing(Random random) {
    var payors = new ArrayList<String>();
    if (random.nextInt(2) == 0) {
      payors.add(
          "\"transport\":{\"payor\":\"%s\",%s}"
              .formatted(
                  random.nextBoolean() ? "recipient" : "third_party", one(ACCOUNTS, random)));
    }
    switch (random.nextInt(5)) {
      case 0 -> payors.add("\"duties\":{\"payor\":\"sender\"}");
      case 1 -> payors.add("\"duties\":{\"payor\":\"recipient\"}");
      case 2 ->
          payors.add("\"duties\":{\"payor\":\"third_party\",%s}".formatted(one(ACCOUNTS, random)));
      default -> {}
    }
    return String.join(",", payors);
  }

  private static String some(List<String> all, Random random, int most) {
    var chosen = new ArrayList<>(all);
    java.util.Collections.shuffle(chosen, random);
    return "[" + String.join(",", chosen.subList(0, 1 + random.nextInt(most))) + "]";
  }

  private static <T> T one(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private static Map.Entry<String, String> place(
      String name,
      String street,
      String city,
      String state,
      String zip,
      String country,
      String phone) {
    return Map.entry(
        name,
        """
        {"name":"Ann","street1":"%s","city":"%s",%s"zip":"%s","country":"%s","phone":"%s"}\
        """
            .formatted(
                street,
                city,
                state.isEmpty() ? "" : "\"state\":\"" + state + "\",",
                zip,
                country,
                phone));
  }
}
