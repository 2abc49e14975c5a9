package dev.quayside.engine.parcel.address.postal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The address format of every country, from `countries.tsv.gz`.
public final class CountryFormats {

  private static final String EVERYWHERE = "AC";

  private CountryFormats() {}

  /// @param country ISO 3166-1 alpha-2; one without an entry needs a street and a city
  public static CountryFormat of(String country) {
    var line = Table.LINES.get(country);
    return line == null
        ? new CountryFormat(country, null, List.of(), EVERYWHERE, "C", List.of())
        : Table.FORMATS.computeIfAbsent(country, known -> read(known, line));
  }

  private static CountryFormat read(String country, String line) {
    var cell = line.split("\t", -1);
    return new CountryFormat(
        country,
        cell[1].isEmpty() ? null : Pattern.compile(cell[1]),
        cell[2].isEmpty() ? List.of() : List.of(cell[2].split(",")),
        cell[3],
        cell[4],
        states(cell[5].split("~"), cell[6].split("~"), cell[7].split("~")));
  }

  private static List<CountryFormat.State> states(String[] codes, String[] names, String[] zips) {
    var states = new ArrayList<CountryFormat.State>();
    for (int i = 0; i < codes.length && !codes[i].isEmpty(); i++) {
      var name = i < names.length && !names[i].isEmpty() ? names[i] : codes[i];
      var zip = i < zips.length && !zips[i].isEmpty() ? Pattern.compile(zips[i]) : null;
      states.add(new CountryFormat.State(codes[i], name, zip));
    }
    return states;
  }

  private static final class Table {
    static final Map<String, CountryFormat> FORMATS = new ConcurrentHashMap<>();
    static final Map<String, String> LINES = new HashMap<>();

    static {
      PostalFile.lines("countries.tsv.gz").forEach(line -> LINES.put(line.substring(0, 2), line));
    }
  }
}
