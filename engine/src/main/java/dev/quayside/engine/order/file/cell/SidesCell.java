package dev.quayside.engine.order.file.cell;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The sides of a parcel in one cell: `30 x 20 x 10 cm`, `12" x 8" x 4"`.
public final class SidesCell {

  private static final int SIDES = 3;

  private static final Pattern HEADER =
      Pattern.compile(
          "(?:box|parcel|package|shipment|order)?(?:dimensions|dims|lxwxh|lwh|measurements)"
              + "(?:lxwxh|lwh)?(?:in|inch|inches|cm|mm)?"
              + "|(?:abmessungen|packmasse|medidas|dimensiones|dimensioni|afmetingen|wymiary)"
              + "(?:cm|mm)?");

  private static final Pattern BETWEEN = Pattern.compile("\\s*[xX×*]\\s*");

  private static final Pattern UNIT = Pattern.compile("\\d\\s*([\\p{L}\"”″']+\\.?)$");

  private SidesCell() {}

  /// Whether a header, by its letters, is of all sides: `Dimensions (cm)`, `LxWxH`.
  public static boolean isHeader(String key) {
    return HEADER.matcher(key).matches();
  }

  /// One side with its unit, which may stand behind the last one alone; null where the cell does
  /// not hold three.
  ///
  /// @param at 0 for the length, 1 for the width, 2 for the height
  public static @Nullable String part(String text, int at) {
    var parts = Stream.of(BETWEEN.split(text.strip())).map(String::strip).toList();
    if (parts.size() != SIDES || !parts.stream().allMatch(part -> part.matches("\\d.*"))) {
      return null;
    }
    var unit = unit(parts);
    var part = parts.get(at);
    return UNIT.matcher(part).find() ? part : (part + " " + unit).strip();
  }

  private static String unit(List<String> parts) {
    var unit = UNIT.matcher(parts.getLast());
    return unit.find() ? unit.group(1) : "";
  }
}
