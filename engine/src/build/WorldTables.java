import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// Makes the sandbox network's places outside the United States. Run by hand when a source changes.
///
/// `java engine/src/build/WorldTables.java FACTS /usr/share/zoneinfo/zone.tab
/// engine/src/main/resources/dev/quayside/engine/sandbox/places`
///
/// FACTS holds `postal/ca_fsa.tsv.gz` and `postal/au_postcode.tsv.gz` (GeoNames, CC BY 4.0);
/// zone.tab is the time zone database's (public domain).
void main(String[] args) throws IOException {
  if (args.length != 3) {
    IO.println("usage: java WorldTables.java FACTS ZONE.TAB PLACES");
    System.exit(2);
  }
  var facts = Path.of(args[0]);
  var out = Path.of(args[2]);
  canada(facts, out);
  australia(facts, out);
  gateways(Path.of(args[1]), out);
}

void canada(Path facts, Path out) throws IOException {
  var lines = new ArrayList<String>();
  lines.add(
      "# forward sortation area, province, latitude, longitude, time zone, place; from GeoNames,"
          + " CC BY 4.0");
  var byArea = new TreeMap<String, List<String[]>>();
  rows(facts.resolve("postal/ca_fsa.tsv.gz"))
      .forEach(c -> byArea.computeIfAbsent(c[0], _ -> new ArrayList<>()).add(c));
  byArea.forEach(
      (area, rows) ->
          lines.add(
              String.join(
                  "\t",
                  area,
                  rows.getFirst()[2],
                  middle(rows, 3),
                  middle(rows, 4),
                  canadianClock(area, rows.getFirst()[2]),
                  rows.getFirst()[1].replaceAll(" *\\(.*", ""))));
  save(out.resolve("ca_fsa.tsv.gz"), lines);
}

String canadianClock(String fsa, String province) {
  if (fsa.matches("P0[VWXY]|P8N|P8T|P9[AN]")) {
    return "America/Winnipeg";
  }
  return switch (province) {
    case "BC" -> "America/Vancouver";
    case "AB" -> "America/Edmonton";
    case "SK" -> "America/Regina";
    case "MB" -> "America/Winnipeg";
    case "NB", "NS", "PE" -> "America/Halifax";
    case "NL" -> fsa.matches("A0[PR]|A2V") ? "America/Halifax" : "America/St_Johns";
    case "YT" -> "America/Whitehorse";
    case "NT" -> "America/Edmonton";
    case "NU" ->
        switch (fsa) {
          case "X0B" -> "America/Cambridge_Bay";
          case "X0C" -> "America/Rankin_Inlet";
          default -> "America/Iqaluit";
        };
    default -> "America/Toronto";
  };
}

void australia(Path facts, Path out) throws IOException {
  var byCode = new TreeMap<String, List<String[]>>();
  rows(facts.resolve("postal/au_postcode.tsv.gz"))
      .forEach(c -> byCode.computeIfAbsent(c[0], _ -> new ArrayList<>()).add(c));
  var lines = new ArrayList<String>();
  lines.add(
      "# postcode, state, latitude, longitude, time zone, locality; from GeoNames, CC BY 4.0");
  byCode.forEach(
      (code, rows) -> {
        var state =
            rows.stream()
                .map(c -> c[2])
                .collect(Collectors.groupingBy(s -> s, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        lines.add(
            String.join(
                "\t",
                code,
                state,
                middle(rows, 3),
                middle(rows, 4),
                australianClock(code, state),
                locality(rows)));
      });
  save(out.resolve("au_postcode.tsv.gz"), lines);
}

/// A capital by its own name, else the first locality of the list.
String locality(List<String[]> rows) {
  var capitals =
      List.of("Sydney", "Melbourne", "Brisbane", "Adelaide", "Perth", "Hobart", "Darwin");
  return rows.stream()
      .map(c -> c[1])
      .filter(capitals::contains)
      .findFirst()
      .orElse(rows.getFirst()[1]);
}

String australianClock(String code, String state) {
  return switch (code) {
    case "2880" -> "Australia/Broken_Hill";
    case "2898" -> "Australia/Lord_Howe";
    case "2899" -> "Pacific/Norfolk";
    case "6798" -> "Indian/Christmas";
    case "6799" -> "Indian/Cocos";
    default ->
        switch (state) {
          case "VIC" -> "Australia/Melbourne";
          case "QLD" -> "Australia/Brisbane";
          case "SA" -> "Australia/Adelaide";
          case "WA" -> "Australia/Perth";
          case "TAS" -> "Australia/Hobart";
          case "NT" -> "Australia/Darwin";
          default -> "Australia/Sydney";
        };
  };
}

/// Where parcels enter a country: by hand for the large ones, else the country's first time zone
/// city.
void gateways(Path zoneTab, Path out) throws IOException {
  var byCountry = new TreeMap<String, List<String>>();
  for (var line : Files.readAllLines(zoneTab, UTF_8)) {
    if (!line.startsWith("#")) {
      var c = line.split("\t");
      var city = c[2].substring(c[2].lastIndexOf('/') + 1).replace('_', ' ');
      byCountry.computeIfAbsent(
          c[0],
          _ ->
              List.of(
                  String.join("\t", c[0], city, coordinate(c[1], 0), coordinate(c[1], 1), c[2])));
    }
  }
  BY_HAND
      .lines()
      .map(line -> line.replaceAll(" *\\| *", "\t"))
      .collect(Collectors.groupingBy(line -> line.substring(0, 2)))
      .forEach(byCountry::put);
  var lines = new ArrayList<String>();
  lines.add("# country, city, latitude, longitude, time zone; the main gateway of a country first");
  byCountry.values().forEach(lines::addAll);
  save(out.resolve("gateways.tsv.gz"), lines);
}

static final String BY_HAND =
    """
    AE | Dubai | 25.25 | 55.36 | Asia/Dubai
    AR | Buenos Aires | -34.81 | -58.54 | America/Argentina/Buenos_Aires
    AU | Sydney | -33.95 | 151.18 | Australia/Sydney
    AU | Melbourne | -37.67 | 144.85 | Australia/Melbourne
    AU | Brisbane | -27.39 | 153.12 | Australia/Brisbane
    AU | Perth | -31.94 | 115.97 | Australia/Perth
    BR | São Paulo | -23.43 | -46.47 | America/Sao_Paulo
    CA | Toronto | 43.68 | -79.63 | America/Toronto
    CA | Vancouver | 49.19 | -123.18 | America/Vancouver
    CA | Montréal | 45.47 | -73.74 | America/Toronto
    CD | Kinshasa | -4.33 | 15.31 | Africa/Kinshasa
    CH | Zürich | 47.46 | 8.55 | Europe/Zurich
    CL | Santiago | -33.39 | -70.79 | America/Santiago
    CN | Shanghai | 31.14 | 121.81 | Asia/Shanghai
    CN | Beijing | 40.08 | 116.58 | Asia/Shanghai
    DE | Frankfurt | 50.03 | 8.57 | Europe/Berlin
    EC | Quito | -0.18 | -78.47 | America/Guayaquil
    ES | Madrid | 40.47 | -3.56 | Europe/Madrid
    GB | London | 51.47 | -0.45 | Europe/London
    GL | Nuuk | 64.18 | -51.69 | America/Nuuk
    ID | Jakarta | -6.13 | 106.66 | Asia/Jakarta
    IL | Tel Aviv | 32.01 | 34.89 | Asia/Jerusalem
    IN | Delhi | 28.57 | 77.1 | Asia/Kolkata
    IN | Mumbai | 19.09 | 72.87 | Asia/Kolkata
    IT | Milan | 45.45 | 9.28 | Europe/Rome
    KZ | Almaty | 43.35 | 77.04 | Asia/Almaty
    MX | Mexico City | 19.44 | -99.07 | America/Mexico_City
    MY | Kuala Lumpur | 2.75 | 101.71 | Asia/Kuala_Lumpur
    NZ | Auckland | -37.01 | 174.79 | Pacific/Auckland
    PG | Port Moresby | -9.44 | 147.22 | Pacific/Port_Moresby
    PT | Lisbon | 38.77 | -9.13 | Europe/Lisbon
    RU | Moscow | 55.97 | 37.41 | Europe/Moscow
    TR | Istanbul | 41.26 | 28.74 | Europe/Istanbul
    UA | Kyiv | 50.35 | 30.89 | Europe/Kyiv
    US | New York | 40.64 | -73.78 | America/New_York
    US | Los Angeles | 33.94 | -118.41 | America/Los_Angeles
    US | Chicago | 41.98 | -87.9 | America/Chicago
    US | San Francisco | 37.62 | -122.38 | America/Los_Angeles
    US | Miami | 25.79 | -80.29 | America/New_York
    UZ | Tashkent | 41.26 | 69.28 | Asia/Tashkent
    VN | Ho Chi Minh City | 10.82 | 106.65 | Asia/Ho_Chi_Minh
    XK | Pristina | 42.5728 | 21.0358 | Europe/Belgrade
    ZA | Johannesburg | -26.13 | 28.24 | Africa/Johannesburg
    """;

/// `+513030-0000731` or `+4230+00131`.
String coordinate(String iso, int which) {
  int split = Math.max(iso.lastIndexOf('+'), iso.lastIndexOf('-'));
  var part = which == 0 ? iso.substring(0, split) : iso.substring(split);
  int digits = which == 0 ? 2 : 3;
  double value = Integer.parseInt(part.substring(1, 1 + digits));
  value += Integer.parseInt(part.substring(1 + digits, 3 + digits)) / 60.0;
  return String.format(Locale.ROOT, "%.2f", part.startsWith("-") ? -value : value);
}

Stream<String[]> rows(Path gz) throws IOException {
  try (var in = new GZIPInputStream(Files.newInputStream(gz))) {
    return Arrays.stream(new String(in.readAllBytes(), UTF_8).split("\n"))
        .skip(1)
        .map(line -> line.split("\t", -1));
  }
}

String middle(List<String[]> rows, int column) {
  return String.format(
      Locale.ROOT,
      "%.3f",
      rows.stream().mapToDouble(c -> Double.parseDouble(c[column])).average().orElseThrow());
}

void save(Path file, List<String> lines) throws IOException {
  try (var gz =
      new GZIPOutputStream(Files.newOutputStream(file)) {
        {
          def.setLevel(Deflater.BEST_COMPRESSION);
        }
      }) {
    gz.write((String.join("\n", lines) + "\n").getBytes(UTF_8));
  }
  IO.println(file.getFileName() + " " + Files.size(file));
}
