package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Parts of an address that files have in one column or in several.
public final class AddressParts {

  /// Countries where a house number stands before its street.
  private static final Set<String> NUMBER_FIRST =
      Set.of("US", "CA", "GB", "IE", "AU", "NZ", "FR", "LU", "MC", "IN", "ZA", "SG", "HK", "PR");

  private AddressParts() {}

  /// With the house number that some forms ask for in a column of its own.
  ///
  /// @param country that decides on which side of the street the number stands
  public static @Nullable String street(
      @Nullable String street, @Nullable String number, @Nullable String country) {
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

  /// A name with the part of it that has a column of its own: `Name` is that of the family beside
  /// `Vorname`, and the first one beside `Apellidos`. A name that has the part is whole.
  public static @Nullable String completed(
      String name, @Nullable String firstName, @Nullable String lastName) {
    var part = Objects.requireNonNullElse(firstName, Objects.requireNonNullElse(lastName, ""));
    return Letters.of(name).contains(Letters.of(part))
        ? name
        : name(
            null,
            Objects.requireNonNullElse(firstName, name),
            Objects.requireNonNullElse(lastName, name));
  }

  /// The recipient: a whole name, or a first name and that of the family in the order of its
  /// script.
  public static @Nullable String name(
      @Nullable String whole, @Nullable String firstName, @Nullable String lastName) {
    if (whole != null) {
      return whole;
    }
    var first = Objects.requireNonNullElse(firstName, "");
    var last = Objects.requireNonNullElse(lastName, "");
    var parts =
        (ScriptOfCountry.isFamilyFirst(last) ? last + " " + first : first + " " + last).strip();
    return parts.isEmpty() ? null : parts;
  }
}
