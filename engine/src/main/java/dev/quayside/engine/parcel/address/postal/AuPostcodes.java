package dev.quayside.engine.parcel.address.postal;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Australian postcodes with their localities by state.
public final class AuPostcodes implements Postcodes {

  /// The rest of each postcode's line: cells of `STATE|LOCALITY|LOCALITY`.
  private final Map<String, String> byCode = new HashMap<>();

  private AuPostcodes() {
    for (var line : PostalFile.lines("au.tsv.gz")) {
      byCode.put(line.substring(0, 4), line.substring(5));
    }
  }

  public static AuPostcodes table() {
    return Table.READ;
  }

  @Override
  public boolean lists(String code) {
    return byCode.containsKey(code);
  }

  @Override
  public Set<String> states(String code) {
    var found = new TreeSet<>(CountryFormats.of("AU").states(code));
    cells(code).forEach(cell -> found.add(cell.substring(0, cell.indexOf('|'))));
    return found;
  }

  @Override
  public List<String> places(String code, String state) {
    return cells(code).stream()
        .filter(cell -> state.isEmpty() || cell.startsWith(state + "|"))
        .flatMap(cell -> Arrays.stream(cell.split("\\|")).skip(1))
        .toList();
  }

  /// Whether any postcode has a place of this name.
  ///
  /// @param name in capitals
  public boolean knows(String name) {
    var middle = "|" + name + "|";
    var end = "|" + name;
    return byCode.values().stream().anyMatch(line -> line.contains(middle) || line.endsWith(end));
  }

  private List<String> cells(String code) {
    var line = byCode.get(code);
    return line == null ? List.of() : List.of(line.split("\t"));
  }

  private static final class Table {
    static final AuPostcodes READ = new AuPostcodes();
  }
}
