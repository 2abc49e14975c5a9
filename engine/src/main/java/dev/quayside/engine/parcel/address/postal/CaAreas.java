package dev.quayside.engine.parcel.address.postal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Canadian forward sortation areas (the first three characters of a postal code) with their
/// provinces and the places they are known by. Rural areas (second character 0) hold more places
/// than are listed.
public final class CaAreas implements Postcodes {

  private static final int AREA_LENGTH = 3;

  private record Area(Set<String> provinces, List<String> places) {}

  private final Map<String, Area> byCode = new HashMap<>();

  private CaAreas() {
    for (var line : PostalFile.lines("ca.tsv.gz")) {
      var cell = line.split("\t", -1);
      var places = cell[2].isEmpty() ? List.<String>of() : List.of(cell[2].split("\\|"));
      byCode.put(cell[0], new Area(Set.of(cell[1].split(" ")), places));
    }
  }

  public static CaAreas table() {
    return Table.READ;
  }

  /// Whether the area's first place is the city its mail is addressed to.
  public static boolean isUrban(String code) {
    return code.charAt(1) != '0';
  }

  @Override
  public boolean lists(String code) {
    return byCode.containsKey(area(code));
  }

  @Override
  public Set<String> states(String code) {
    var found = new TreeSet<>(CountryFormats.of("CA").states(code));
    var area = byCode.get(area(code));
    if (area != null) {
      found.addAll(area.provinces());
    }
    return found;
  }

  @Override
  public List<String> places(String code, String state) {
    var area = byCode.get(area(code));
    return area == null ? List.of() : area.places();
  }

  /// Whether any area lists a place of this name.
  ///
  /// @param name in capitals
  public boolean knows(String name) {
    return byCode.values().stream().anyMatch(area -> area.places().contains(name));
  }

  private static String area(String code) {
    return code.substring(0, AREA_LENGTH);
  }

  private static final class Table {
    static final CaAreas READ = new CaAreas();
  }
}
