package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.parcel.address.postal.CountryFormats;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import dev.quayside.engine.parcel.address.postal.PlaceCodes;
import dev.quayside.engine.parcel.address.postal.StateNames;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// City, state, postal code and country of an address, each null where its file does not tell it.
/// The city's cell may hold the others too: `Springfield, IL 62704`, `75011 Paris, France`. They
/// are taken out of it where the country has such a code or state and no other cell says otherwise.
public record Town(
    @Nullable String city, @Nullable String state, @Nullable String zip, @Nullable String country) {

  /// What stood before the part that is taken off: `São Paulo - SP`.
  private static final Pattern END = Pattern.compile("[\\s,/\u2013\u2014-]+$");

  private static final Pattern LAST_PART = Pattern.compile("(.+?)\\s*,\\s*([^,]+)");

  private static final Pattern LAST_CODE = Pattern.compile("(.+?)\\s+([A-Z]{2,3})");

  /// `Springfield Illinois`, `Rochester New York`.
  private static final List<Pattern> LAST_WORDS =
      List.of(
          Pattern.compile("(.+)\\s+([\\p{L}.]+)"),
          Pattern.compile("(.+)\\s+([\\p{L}.]+\\s+[\\p{L}.]+)"));

  private static final int CODE = 3;

  /// @param home the country of an address that names none
  public Town apart(String home) {
    var apart = taken(home);
    return apart.city == null
        ? apart
        : new Town(END.matcher(apart.city).replaceFirst(""), apart.state, apart.zip, apart.country);
  }

  private Town taken(String home) {
    if (city == null) {
      return this;
    }
    var within = country == null ? home : CountryNames.code(country).orElse(home);
    var bare = withoutCountry(city, within);
    return bare.orElse(this)
        .withoutZip(bare.isPresent() ? bare.get().land(within) : within)
        .or(() -> withoutZip(within))
        .orElseGet(() -> withoutState(within));
  }

  private String land(String within) {
    return country == null ? within : CountryNames.code(country).orElse(within);
  }

  /// Without the country behind it; `Springfield, IL` is not in Israel.
  private Optional<Town> withoutCountry(String text, String within) {
    var found = LAST_PART.matcher(text);
    if (!found.matches()
        || found.group(2).length() < CODE
        || StateNames.code(within, found.group(2)).isPresent()) {
      return Optional.empty();
    }
    return CountryNames.code(found.group(2))
        .filter(code -> country == null || code.equals(within))
        .map(code -> new Town(found.group(1), state, zip, country == null ? code : country));
  }

  private Optional<Town> withoutZip(String within) {
    var read = PlaceCell.of(Objects.requireNonNull(city));
    var code = read.zip();
    if (code == null || !isCode(within, code) || zip != null && !same(within, zip, code)) {
      return Optional.empty();
    }
    var place = read.state() == null ? read.city() : read.place();
    return new Town(place, state, code, country).settled(within, read);
  }

  /// With the state that stands beside the postal code. What is no state of the country is part of
  /// the city, but for letters that look like one: then the country may be another one.
  private Optional<Town> settled(String within, PlaceCell read) {
    var beside = read.state();
    if (beside == null) {
      return Optional.of(withoutState(within));
    }
    if (StateNames.code(within, beside).isPresent() || StateNames.areNeeded(within)) {
      return state == null || sameState(within, state, beside)
          ? Optional.of(new Town(read.city(), beside, zip, country))
          : Optional.of(this);
    }
    return country == null && LAST_CODE.matcher("x " + beside).matches()
        ? Optional.empty()
        : Optional.of(this);
  }

  private Town withoutState(String within) {
    var text = Objects.requireNonNull(city);
    for (var form : List.of(LAST_PART, LAST_CODE)) {
      var found = form.matcher(text);
      if (found.matches() && isState(within, found.group(2))) {
        return new Town(found.group(1), state == null ? found.group(2) : state, zip, country);
      }
    }
    return state == null ? withoutStateOfZip(within) : this;
  }

  /// Without the name of the state that the postal code lies in; the city of Fort Washington is in
  /// another one.
  private Town withoutStateOfZip(String within) {
    var known = PlaceCodes.read(within, null, zip).withStateOfZip().state();
    return LAST_WORDS.stream()
        .map(form -> form.matcher(Objects.requireNonNull(city)))
        .filter(found -> found.matches() && !known.isEmpty())
        .filter(found -> StateNames.code(within, found.group(2)).filter(known::equals).isPresent())
        .findFirst()
        .map(found -> new Town(found.group(1), known, zip, country))
        .orElse(this);
  }

  /// Whether a part of the city's cell is the state: that of its own cell, or any where an address
  /// needs one and has none.
  private boolean isState(String within, String text) {
    return StateNames.code(within, text).isPresent()
        && (state == null ? StateNames.areNeeded(within) : sameState(within, state, text));
  }

  private static boolean isCode(String within, String code) {
    return CountryFormats.of(within).tidy(code).isPresent();
  }

  private static boolean same(String within, String one, String other) {
    return PlaceCodes.read(within, null, one)
        .zip()
        .equals(PlaceCodes.read(within, null, other).zip());
  }

  private static boolean sameState(String within, String one, String other) {
    return StateNames.code(within, one).equals(StateNames.code(within, other));
  }
}
