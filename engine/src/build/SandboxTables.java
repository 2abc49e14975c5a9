import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// Makes the sandbox network's tables from the carriers' published ones. Run by hand when a source
/// changes; the results are committed, the sources are the carriers' and are not.
///
/// `java engine/src/build/SandboxTables.java FACTS
/// engine/src/main/resources/dev/quayside/engine/sandbox`
///
/// FACTS holds `rates/tables/*.csv` (service, weight, zone, price), `rates/zones/*.json` (ZIP to
/// delivery area), `postal/*.tsv.gz` (GeoNames postal codes) and `holidays.json`.
void main(String[] args) throws IOException {
  if (args.length != 2) {
    IO.println("usage: java SandboxTables.java FACTS RESOURCES");
    System.exit(2);
  }
  var facts = Path.of(args[0]);
  var out = Path.of(args[1]);
  new Knots(facts, out).write();
  new Areas(facts, out).write();
  new Places(facts, out).write();
  new Holidays(facts, out).write();
}

/// Prices in cents at some twenty weights, most where the published steps are largest; the engine
/// interpolates between them.
record Knots(Path facts, Path out) {

  private static final List<Integer> LIST_POUNDS =
      List.of(1, 2, 3, 5, 7, 10, 11, 15, 20, 25, 30, 40, 50, 52, 60, 70, 84, 93, 100, 150);
  private static final List<Integer> POSTAL_POUNDS =
      List.of(1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 70);

  /// service -> zone -> weight column -> cents
  private static final class Table extends TreeMap<String, Map<String, Map<String, Long>>> {
    void put(String service, String zone, String weight, long cents) {
      computeIfAbsent(service, _ -> new TreeMap<>(BY_NUMBER))
          .computeIfAbsent(zone, _ -> new HashMap<>())
          .put(weight, cents);
    }
  }

  private static final Comparator<String> BY_NUMBER =
      Comparator.comparing((String zone) -> zone.length()).thenComparing(zone -> zone);

  void write() throws IOException {
    var ups = prices("ups_2026_daily_list.csv");
    ups.keySet().removeIf(service -> service.endsWith("_export"));
    save("ups", ups, LIST_POUNDS, "per_lb");
    save("fedex", fedex(ups), LIST_POUNDS, null);
    save("usps", usps(), POSTAL_POUNDS, "0");
  }

  private Table fedex(Table ups) throws IOException {
    var fedex = prices("fedex_2026_express_list.csv");
    fedex.putAll(prices("fedex_2026_ground_list.csv"));
    fedex.put("ground", fedex.remove("ground/home_delivery"));
    // A guess: FedEx's Alaska and Hawaii tables were not at hand; UPS's step from zone 8 is taken.
    offshore(fedex, "ground", ups, "ground", "8", Map.of("17", "44", "9", "45"));
    offshore(fedex, "2day", ups, "2nd_day_air", "208", Map.of("17", "224", "9", "225"));
    offshore(
        fedex, "priority_overnight", ups, "next_day_air", "108", Map.of("17", "124", "9", "125"));
    return fedex;
  }

  private static void offshore(
      Table fedex,
      String service,
      Table ups,
      String like,
      String likeZone8,
      Map<String, String> zones) {
    zones.forEach(
        (zone, likeZone) ->
            LIST_POUNDS.stream()
                .map(String::valueOf)
                .forEach(
                    lb -> {
                      var step = BigDecimal.valueOf(ups.get(like).get(likeZone).get(lb));
                      var base = BigDecimal.valueOf(ups.get(like).get(likeZone8).get(lb));
                      var near = BigDecimal.valueOf(fedex.get(service).get("8").get(lb));
                      fedex.put(
                          service,
                          zone,
                          lb,
                          near.multiply(step)
                              .divide(base, 0, RoundingMode.HALF_UP)
                              .longValueExact());
                    }));
  }

  private Table usps() throws IOException {
    var usps = prices("usps_2026_commercial_knots.csv");
    usps.keySet().removeIf(service -> service.contains(":"));
    var ground = usps.get("USPS_GROUND_ADVANTAGE");
    ground.get("9").put("0", ground.get("8").get("0"));
    var priority = usps.get("PRIORITY_MAIL");
    // Zone 9 of Ground Advantage costs what zone 8 does; the same is taken for Priority Mail.
    priority.put("9", new HashMap<>(priority.get("8")));
    // A guess: 2026 prices of Priority Mail Express were not at hand.
    var factor = new BigDecimal("3.1");
    priority.forEach(
        (zone, prices) ->
            prices.forEach(
                (lb, cents) ->
                    usps.put(
                        "PRIORITY_MAIL_EXPRESS",
                        zone,
                        lb,
                        BigDecimal.valueOf(cents)
                            .multiply(factor)
                            .setScale(0, RoundingMode.HALF_UP)
                            .longValueExact())));
    return usps;
  }

  private Table prices(String file) throws IOException {
    var table = new Table();
    for (var line : Files.readAllLines(facts.resolve("rates/tables").resolve(file), UTF_8)) {
      var cells = line.split(",");
      if (cells[1].matches("\\d+|under_1lb|Price Per Pound")) {
        var weight =
            switch (cells[1]) {
              case "under_1lb" -> "0";
              case "Price Per Pound" -> "per_lb";
              default -> cells[1];
            };
        table.put(
            cells[0],
            cells[2],
            weight,
            new BigDecimal(cells[3]).movePointRight(2).longValueExact());
      }
    }
    return table;
  }

  private void save(String carrier, Table table, List<Integer> pounds, String extra)
      throws IOException {
    var columns = new ArrayList<>(pounds.stream().map(String::valueOf).toList());
    if ("0".equals(extra)) {
      columns.addFirst(extra);
    } else if (extra != null) {
      columns.add(extra);
    }
    var lines = new ArrayList<String>();
    lines.add("# cents by pounds; between two columns the price is a straight line");
    lines.add("service\tzone\t" + String.join("\t", columns));
    table.forEach(
        (service, zones) ->
            zones.forEach(
                (zone, prices) ->
                    lines.add(
                        service
                            + "\t"
                            + zone
                            + "\t"
                            + columns.stream()
                                .map(c -> prices.containsKey(c) ? prices.get(c).toString() : "")
                                .collect(Collectors.joining("\t")))));
    Gz.save(out.resolve("knots/" + carrier + ".tsv.gz"), lines);
  }
}

/// ZIP codes with a delivery area surcharge: per class the ascending ZIPs as base-36 steps.
record Areas(Path facts, Path out) {

  private static final Pattern ENTRY = Pattern.compile("\"(\\d{5})\"\\s*:\\s*\"(\\w+)\"");

  void write() throws IOException {
    save("ups", "ups_das_zips_2026.json");
    save("fedex", "fedex_das_zips.json");
  }

  private void save(String carrier, String file) throws IOException {
    var classes = new TreeMap<String, TreeSet<Integer>>();
    var matcher = ENTRY.matcher(Files.readString(facts.resolve("rates/zones").resolve(file)));
    while (matcher.find()) {
      var zip = matcher.group(1);
      classes
          .computeIfAbsent(areaClass(zip, matcher.group(2)), _ -> new TreeSet<>())
          .add(Integer.parseInt(zip));
    }
    Gz.save(
        out.resolve("areas/" + carrier + ".tsv.gz"),
        classes.entrySet().stream().map(e -> e.getKey() + "\t" + steps(e.getValue())).toList());
  }

  private static String areaClass(String zip, String published) {
    return switch (published) {
      case "das_standard" -> "standard";
      case "das_extended" -> "extended";
      default ->
          zip.compareTo("99500") >= 0
              ? "alaska"
              : zip.startsWith("967") || zip.startsWith("968") ? "hawaii" : "remote";
    };
  }

  private static String steps(Set<Integer> zips) {
    var text = new ArrayList<String>();
    int last = 0;
    for (int zip : zips) {
      text.add(Integer.toString(zip - last, 36));
      last = zip;
    }
    return String.join(" ", text);
  }
}

/// Three-digit ZIP areas: state, middle, time zone, and the city with most ZIPs.
record Places(Path facts, Path out) {

  record Zip(String code, String city, String state, double lat, double lon) {
    static Zip of(String line) {
      var cells = line.split("\t", -1);
      return new Zip(
          cells[0], cells[1], cells[2], Double.parseDouble(cells[3]), Double.parseDouble(cells[4]));
    }
  }

  /// Where military mail leaves the country; priced to there, as the USPS charts of 2018 show.
  private static final Map<String, String> GATEWAYS =
      Map.of("AE", "40.64\t-73.78", "AA", "25.79\t-80.29", "AP", "37.62\t-122.38");

  void write() throws IOException {
    var areas = new TreeMap<String, List<Zip>>();
    try (var in =
        new GZIPInputStream(Files.newInputStream(facts.resolve("postal/us_zip.tsv.gz")))) {
      new String(in.readAllBytes(), UTF_8)
          .lines()
          .skip(1)
          .map(Zip::of)
          .filter(zip -> !Set.of("96799", "96898").contains(zip.code()))
          .forEach(
              zip ->
                  areas
                      .computeIfAbsent(zip.code().substring(0, 3), _ -> new ArrayList<>())
                      .add(zip));
    }
    areas.put("099", List.of());
    areas.put("966", List.of());
    var lines =
        new ArrayList<>(
            List.of(
                "# zip3 state latitude longitude time-zone city; from GeoNames postal codes, CC BY"
                    + " 4.0"));
    areas.forEach(
        (zip3, zips) -> lines.add(military(zip3) ? military(zip3, zips) : line(zip3, zips)));
    Gz.save(out.resolve("places/us_zip3.tsv.gz"), lines);
  }

  private static boolean military(String zip3) {
    return zip3.matches("09\\d|340|96[2-6]");
  }

  private static String military(String zip3, List<Zip> zips) {
    var region = zip3.startsWith("09") ? "AE" : zip3.equals("340") ? "AA" : "AP";
    var zone =
        switch (region) {
          case "AE" -> "Europe/Berlin";
          case "AA" -> "America/Panama";
          default -> zip3.equals("962") ? "Asia/Seoul" : "Asia/Tokyo";
        };
    return String.join(
        "\t",
        zip3,
        region,
        GATEWAYS.get(region),
        zone,
        zips.stream().anyMatch(z -> z.city().startsWith("FPO"))
                && zips.stream().noneMatch(z -> z.city().startsWith("APO"))
            ? "FPO"
            : "APO");
  }

  private static String line(String zip3, List<Zip> zips) {
    var state = most(zips.stream().map(Zip::state));
    var lat = zips.stream().mapToDouble(Zip::lat).average().orElseThrow();
    var lon = zips.stream().mapToDouble(Zip::lon).average().orElseThrow();
    return String.join(
        "\t",
        zip3,
        state,
        "%.3f".formatted(lat),
        "%.3f".formatted(lon),
        timeZone(zip3, state),
        most(zips.stream().filter(z -> z.state().equals(state)).map(Zip::city)));
  }

  private static String most(Stream<String> names) {
    return names
        .collect(Collectors.groupingBy(n -> n, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .orElseThrow()
        .getKey();
  }

  private static String timeZone(String zip3, String state) {
    if (zip3.matches("324|325|37[012]|38[0-5]|42[0-47]|46[34]|47[67]|498") && !zip3.equals("427")) {
      return "America/Chicago";
    }
    if (zip3.matches("798|799|885|69[123]|577|586|979")) {
      return "America/Denver";
    }
    if (zip3.matches("835|838")) {
      return "America/Los_Angeles";
    }
    return switch (state) {
      case "AL",
          "AR",
          "IA",
          "IL",
          "KS",
          "LA",
          "MN",
          "MO",
          "MS",
          "ND",
          "NE",
          "OK",
          "SD",
          "TN",
          "TX",
          "WI" ->
          zip3.matches("37[34679]|378") ? "America/New_York" : "America/Chicago";
      case "CO", "ID", "MT", "NM", "UT", "WY" -> "America/Denver";
      case "AZ" -> "America/Phoenix";
      case "CA", "NV", "OR", "WA" -> "America/Los_Angeles";
      case "AK" -> "America/Anchorage";
      case "HI" -> "Pacific/Honolulu";
      case "PR", "VI" -> "America/Puerto_Rico";
      case "GU" -> "Pacific/Guam";
      default -> "America/New_York";
    };
  }
}

/// Days without delivery: date, name, carriers.
record Holidays(Path facts, Path out) {

  void write() throws IOException {
    var text = Files.readString(facts.resolve("holidays.json"));
    var days = new TreeMap<String, Set<String>>();
    var names = new HashMap<String, String>();
    var carrier = Pattern.compile("\"(\\w+)\":\\{\"2025\"(.*?)\\]\\}").matcher(text);
    while (carrier.find()) {
      var day =
          Pattern.compile("\"date\":\"([-\\d]+)\",\"name\":\"(.*?)\"").matcher(carrier.group(2));
      while (day.find()) {
        days.computeIfAbsent(day.group(1), _ -> new TreeSet<>()).add(carrier.group(1));
        names.putIfAbsent(day.group(1), day.group(2));
      }
    }
    var lines = new ArrayList<>(List.of("# date name carriers: no delivery and no pickup"));
    days.forEach(
        (date, carriers) ->
            lines.add(date + "\t" + names.get(date) + "\t" + String.join(" ", carriers)));
    Files.createDirectories(out);
    Files.write(out.resolveSibling("carrier/day/holidays.tsv"), lines, UTF_8);
  }
}

final class Gz {
  static void save(Path file, List<String> lines) throws IOException {
    Files.createDirectories(file.getParent());
    try (OutputStream gz =
        new GZIPOutputStream(Files.newOutputStream(file)) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      gz.write((String.join("\n", lines) + "\n").getBytes(UTF_8));
    }
    IO.println(file.getFileName() + " " + Files.size(file));
  }
}
