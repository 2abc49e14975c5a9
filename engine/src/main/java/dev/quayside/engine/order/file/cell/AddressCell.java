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
/// @param street2 null for none, as are state and country
public record AddressCell(
    String street1,
    @Nullable String street2,
    String city,
    @Nullable String state,
    String zip,
    @Nullable String country) {

  private static final Pattern BETWEEN = Pattern.compile("\\s*(?:[\\r\\n]+|,)\\s*");
  private static final Pattern ZIP =
      Pattern.compile("(?i)\\d{4,6}(?:-\\d{3,4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}");

  /// `Boston MA 02108` or `MA 02108`.
  private static final Pattern ZIP_LAST = Pattern.compile("(\\D.*?)\\s+(" + ZIP + ")");

  /// `10115 Berlin`.
  private static final Pattern ZIP_FIRST = Pattern.compile("(" + ZIP + ")\\s+(\\D+)");

  /// `Boston MA`: a city and the code of its state.
  private static final Pattern WITH_STATE = Pattern.compile("(.+?)\\s+([A-Z]{2,3})");

  /// @return empty when it cannot be told what is what
  public static Optional<AddressCell> of(String text) {
    var parts = new ArrayList<>(Stream.of(BETWEEN.split(text.strip())).toList());
    parts.removeIf(String::isBlank);
    String country = null;
    if (parts.size() > 2 && !parts.getLast().matches(".*\\d.*")) {
      country = CountryNames.code(parts.getLast()).orElse(null);
      if (country == null) {
        return Optional.empty();
      }
      parts.removeLast();
    }
    return parts.size() < 2 ? Optional.empty() : placed(parts, country);
  }

  private static Optional<AddressCell> placed(List<String> parts, @Nullable String country) {
    var last = parts.removeLast();
    var behind = ZIP_LAST.matcher(last);
    var before = ZIP_FIRST.matcher(last);
    if (ZIP.matcher(last).matches()) {
      return parts.size() < 3
          ? Optional.empty()
          : made(parts.subList(0, parts.size() - 2), parts.get(parts.size() - 2), parts.getLast(), last, country);
    }
    if (behind.matches()) {
      var state = behind.group(1);
      if (isState(state, country) && parts.size() > 1) {
        return made(parts.subList(0, parts.size() - 1), parts.getLast(), state, behind.group(2), country);
      }
      var both = WITH_STATE.matcher(state);
      return both.matches()
          ? made(parts, both.group(1), both.group(2), behind.group(2), country)
          : made(parts, state, null, behind.group(2), country);
    }
    return before.matches()
        ? made(parts, before.group(2), null, before.group(1), country)
        : Optional.empty();
  }

  private static boolean isState(String text, @Nullable String country) {
    return text.matches("[A-Z]{2,3}")
        || StateNames.code(country == null ? "US" : country, text).isPresent();
  }

  private static Optional<AddressCell> made(
      List<String> streets,
      String city,
      @Nullable String state,
      String zip,
      @Nullable String country) {
    return streets.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new AddressCell(
                streets.getFirst(),
                streets.size() == 1 ? null : String.join(", ", streets.subList(1, streets.size())),
                city,
                state,
                zip,
                country));
  }
}
