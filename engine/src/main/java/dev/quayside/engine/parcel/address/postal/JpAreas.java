package dev.quayside.engine.parcel.address.postal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The first three digits of Japanese postal codes, and the prefectures they lie in. Towns are not
/// in the table.
public final class JpAreas implements Postcodes {

  private static final int AREA_LENGTH = 3;

  private final Map<String, Set<String>> prefectures = new HashMap<>();

  private JpAreas() {
    for (var line : PostalFile.lines("jp.tsv")) {
      var cell = line.split("\t");
      for (var run : cell[2].split(" ")) {
        int from = Integer.parseInt(run.substring(0, AREA_LENGTH));
        int to = Integer.parseInt(run.substring(run.length() - AREA_LENGTH));
        for (int area = from; area <= to; area++) {
          prefectures.computeIfAbsent("%03d".formatted(area), _ -> new TreeSet<>()).add(cell[0]);
        }
      }
    }
  }

  public static JpAreas table() {
    return Table.READ;
  }

  @Override
  public boolean lists(String code) {
    return prefectures.containsKey(area(code));
  }

  @Override
  public Set<String> states(String code) {
    return prefectures.getOrDefault(area(code), Set.of());
  }

  @Override
  public List<String> places(String code, String state) {
    return List.of();
  }

  private static String area(String code) {
    return code.substring(0, AREA_LENGTH);
  }

  private static final class Table {
    static final JpAreas READ = new JpAreas();
  }
}
