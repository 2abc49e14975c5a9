package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.parcel.address.postal.CountryNames;
import dev.quayside.engine.parcel.address.postal.StateNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An address that a file has in one cell, by lines or by commas: street, city, state, postal code
/// and country, in the order in which the United States and most of Europe write them. What cannot
/// be told apart for certain is not read.
///
/// @param name of the recipient; null where the file has it elsewhere
/// @param street2 null for none, as are state, country and phone
/// @param zip null where an address of East Asia has it elsewhere
public record AddressCell(
    @Nullable String name,
    String street1,
    @Nullable String street2,
    String city,
    @Nullable String state,
    @Nullable String zip,
    @Nullable String country,
    @Nullable String phone) {

  private static final Pattern BETWEEN = Pattern.compile("\\s*(?:[\\r\\n]+|,)\\s*");
  private static final Pattern PHONE =
      Pattern.compile("(?i)(?:phone|tel|telephone|mobile|t)\\s*[.:]\\s*(.+)");
  private static final String ZIP =
      "\\d{4,6}(?:-\\d{3,4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}";

  /// `Boston MA 02108` or `MA 02108`.
  private static final Pattern ZIP_LAST = Pattern.compile("(\\D.*?)\\s+(" + ZIP + ")");

  /// `10115 Berlin`.
  private static final Pattern ZIP_FIRST = Pattern.compile("(" + ZIP + ")\\s+(\\D+)");

  /// `Boston MA`: a city and the code of its state.
  private static final Pattern WITH_STATE = Pattern.compile("(.+?)\\s+([A-Z]{2,3})");

  private static final int LEAST = 2;

  /// @param named whether it begins with the name of the recipient
  /// @return empty when it cannot be told what is what
  public static Optional<AddressCell> of(String text, boolean named) {
    var eastAsian = named ? Optional.<AddressCell>empty() : EastAsianAddress.of(text);
    return eastAsian.isPresent() ? eastAsian : western(text, named);
  }

  private static Optional<AddressCell> western(String text, boolean named) {
    var parts = new ArrayList<>(Stream.of(BETWEEN.split(text.strip())).toList());
    parts.removeIf(String::isBlank);
    var phone = phone(parts);
    var name = named && !parts.isEmpty() ? parts.removeFirst() : null;
    if (name != null && name.matches(".*\\d.*")) {
      return Optional.empty();
    }
    String country = null;
    if (parts.size() > LEAST && !parts.getLast().matches(".*\\d.*")) {
      country = CountryNames.code(parts.removeLast()).orElse(null);
      if (country == null) {
        return Optional.empty();
      }
    }
    return parts.size() < LEAST
        ? Optional.empty()
        : new Parts(parts, country).placed().map(read -> read.with(name, phone));
  }

  private static @Nullable String phone(List<String> parts) {
    if (parts.isEmpty()) {
      return null;
    }
    var found = PHONE.matcher(parts.getLast());
    if (!found.matches()) {
      return null;
    }
    parts.removeLast();
    return found.group(1);
  }

  private AddressCell with(@Nullable String called, @Nullable String at) {
    return new AddressCell(called, street1, street2, city, state, zip, country, at);
  }

  /// The parts from the street to the postal code.
  private record Parts(List<String> all, @Nullable String country) {

    private Optional<AddressCell> placed() {
      var last = all.getLast();
      int before = all.size() - 1;
      if (last.matches(ZIP)) {
        return before > LEAST
            ? made(before - LEAST, all.get(before - LEAST), all.get(before - 1), last)
            : Optional.empty();
      }
      var behind = ZIP_LAST.matcher(last);
      if (behind.matches()) {
        return zipLast(behind.group(1), behind.group(2), before);
      }
      var first = ZIP_FIRST.matcher(last);
      return first.matches()
          ? made(before, first.group(2), null, first.group(1))
          : Optional.empty();
    }

    private Optional<AddressCell> zipLast(String place, String zip, int before) {
      if (isState(place) && before > 1) {
        return made(before - 1, all.get(before - 1), place, zip);
      }
      var both = WITH_STATE.matcher(place);
      return both.matches()
          ? made(before, both.group(1), both.group(2), zip)
          : made(before, place, null, zip);
    }

    private boolean isState(String text) {
      return text.matches("[A-Z]{2,3}")
          || StateNames.code(country == null ? "US" : country, text).isPresent();
    }

    /// @param streets how many of the parts are the street
    private Optional<AddressCell> made(
        int streets, String city, @Nullable String state, String zip) {
      if (streets < 1) {
        return Optional.empty();
      }
      var more = String.join(", ", all.subList(1, streets));
      return Optional.of(
          new AddressCell(
              null, all.getFirst(), more.isEmpty() ? null : more, city, state, zip, country, null));
    }
  }
}
