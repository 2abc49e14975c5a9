package dev.quayside.engine.order.file;

import dev.quayside.engine.order.file.cell.ScriptOfCountry;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Parts of an address that files have in one column or in several.
final class AddressParts {

  /// Countries where a house number stands before its street.
  private static final Set<String> NUMBER_FIRST =
      Set.of("US", "CA", "GB", "IE", "AU", "NZ", "FR", "LU", "MC", "IN", "ZA", "SG", "HK", "PR");

  private AddressParts() {}

  /// With the house number that some forms ask for in a column of its own.
  ///
  /// @param country that decides on which side of the street the number stands
  static @Nullable String street(Cells cells, @Nullable String country) {
    var street = cells.text(Column.STREET1);
    var number = cells.text(Column.STREET_NUMBER);
    if (number == null || street == null || stands(number, street)) {
      return street;
    }
    return country != null && NUMBER_FIRST.contains(country)
        ? number + " " + street
        : street + " " + number;
  }

  /// Whether a street has its number already; the 2 of `Rua 25 de Abril` is none.
  private static boolean stands(String number, String street) {
    return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(number) + "(?![\\p{L}\\p{N}])")
        .matcher(street)
        .find();
  }

  /// The recipient: a whole name, or a first name and that of the family in the order of its
  /// script.
  static @Nullable String name(Cells cells) {
    var whole = cells.text(Column.NAME);
    if (whole != null) {
      return whole;
    }
    var first = Objects.requireNonNullElse(cells.text(Column.FIRST_NAME), "");
    var last = Objects.requireNonNullElse(cells.text(Column.LAST_NAME), "");
    var parts =
        (ScriptOfCountry.isFamilyFirst(last) ? last + " " + first : first + " " + last).strip();
    return parts.isEmpty() ? null : parts;
  }

  /// All that is written of the place, for the script it is in.
  static String written(Cells cells) {
    return Stream.of(Column.STATE, Column.CITY, Column.STREET1, Column.ADDRESS)
        .map(cells::text)
        .filter(Objects::nonNull)
        .collect(Collectors.joining(" "));
  }
}
