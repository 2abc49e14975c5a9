package dev.quayside.engine.parcel.address.postal;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Compares place names as people write them: St. Louis, SAINT LOUIS and st louis are one.
public final class PlaceName {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern NOT_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

  /// USPS Publication 28, appendix C, as far as its words occur in place names.
  private static final Map<String, String> WRITTEN_OUT =
      Map.ofEntries(
          Map.entry("ST", "SAINT"),
          Map.entry("STE", "SAINTE"),
          Map.entry("FT", "FORT"),
          Map.entry("MT", "MOUNT"),
          Map.entry("MTN", "MOUNTAIN"),
          Map.entry("N", "NORTH"),
          Map.entry("S", "SOUTH"),
          Map.entry("E", "EAST"),
          Map.entry("W", "WEST"),
          Map.entry("HTS", "HEIGHTS"),
          Map.entry("SPGS", "SPRINGS"),
          Map.entry("SPG", "SPRING"),
          Map.entry("BCH", "BEACH"),
          Map.entry("PT", "POINT"),
          Map.entry("LK", "LAKE"),
          Map.entry("VLG", "VILLAGE"),
          Map.entry("JCT", "JUNCTION"),
          Map.entry("CTR", "CENTER"),
          Map.entry("HBR", "HARBOR"),
          Map.entry("IS", "ISLAND"),
          Map.entry("PK", "PARK"),
          Map.entry("CY", "CITY"),
          Map.entry("AFB", "AIRFORCEBASE"));

  private PlaceName() {}

  /// The name in a form that is equal for all its spellings; holds only letters and digits.
  public static String key(String name) {
    var bare = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
    var apart = bare.replace("'", "").replace("\u2019", "").toUpperCase(Locale.ROOT);
    var key = new StringBuilder();
    for (var word : NOT_LETTERS.split(apart)) {
      key.append(WRITTEN_OUT.getOrDefault(word, word));
    }
    return key.toString();
  }
}
