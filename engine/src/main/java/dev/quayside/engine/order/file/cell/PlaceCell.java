package dev.quayside.engine.order.file.cell;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A postal code and its city in one cell, with or without the state: `10115 Berlin`, `Boston, MA
/// 02108`.
///
/// @param place all but the postal code
/// @param state null where the cell names none
/// @param zip null where the cell has none that is known by its form
public record PlaceCell(String place, String city, @Nullable String state, @Nullable String zip) {

  private static final String ZIP =
      "\\d{4} ?[A-Z]{2}(?![A-Z])|(?:[A-Z]{1,2}-)?\\d{4,6}(?:-\\d{3,4})?|\\d{3}-\\d{4}|\\d{3}"
          + " \\d{2,3}|\\d{2}-\\d{3}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]?"
          + " ?\\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}";

  private static final Pattern ZIP_FIRST = Pattern.compile("(" + ZIP + ")[,\\s]+(\\D.*)");

  private static final Pattern ZIP_LAST = Pattern.compile("(\\D.*?)[,\\s]+(" + ZIP + ")");

  private static final Pattern WITH_STATE =
      Pattern.compile("(.+?)(?:\\s*,\\s*([^,]+)|\\s+([A-Z]{2,3}))");

  public static PlaceCell of(String text) {
    var first = ZIP_FIRST.matcher(text);
    if (first.matches()) {
      return withState(first.group(2), first.group(1));
    }
    var last = ZIP_LAST.matcher(text);
    return last.matches()
        ? withState(last.group(1), last.group(2))
        : new PlaceCell(text, text, null, null);
  }

  private static PlaceCell withState(String place, String zip) {
    var found = WITH_STATE.matcher(place);
    if (!found.matches()) {
      return new PlaceCell(place, place, null, zip);
    }
    var state = found.group(2) == null ? found.group(3) : found.group(2);
    return new PlaceCell(place, found.group(1), state.strip(), zip);
  }
}
