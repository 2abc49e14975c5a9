package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.postal.AddressWords;
import dev.quayside.engine.parcel.address.postal.AuPostcodes;
import dev.quayside.engine.parcel.address.postal.CaAreas;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import dev.quayside.engine.parcel.address.postal.GbDistricts;
import dev.quayside.engine.parcel.address.postal.JpAreas;
import dev.quayside.engine.parcel.address.postal.UsStates;
import dev.quayside.engine.parcel.address.postal.UsZips;
import dev.quayside.printing.address.UsCountries;
import dev.quayside.printing.message.Message;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/// Finds what makes a label undeliverable for certain. It corrects nothing, and lets through
/// everything the data leaves open: a wrong refusal here stops a purchase. What it refuses, a
/// validation refuses too.
public final class LabelCheck {

  private static final Pattern US_ZIP = Pattern.compile("\\d{5}(-\\d{4})?");

  private final BiConsumer<Field, Message> wrong;

  /// @param wrong called with each field at fault and the reason
  public LabelCheck(BiConsumer<Field, Message> wrong) {
    this.wrong = wrong;
  }

  /// @param country ISO 3166-1 alpha-2
  /// @param state empty text when there is none
  public void check(String country, String state, String zip) {
    if (UsCountries.POSTAL.contains(country)) {
      us(country.equals("US") ? state : country, zip);
      return;
    }
    switch (country) {
      case "CA" ->
          states(new PostcodeCheck(CountryFormats.of("CA"), CaAreas.table()), country, state, zip);
      case "AU" ->
          states(
              new PostcodeCheck(CountryFormats.of("AU"), AuPostcodes.table()), country, state, zip);
      case "GB", "GG", "JE" -> gb(country, zip);
      case "JP" ->
          states(new PostcodeCheck(CountryFormats.of("JP"), JpAreas.table()), country, state, zip);
      default -> format(country, zip);
    }
  }

  private void us(String state, String zip) {
    boolean knownState = state.isEmpty() || UsStates.isCode(state);
    if (!knownState) {
      wrong.accept(Field.STATE, AddressWords.NO_US_STATE.of(state));
    }
    if (!US_ZIP.matcher(zip).matches()) {
      malformed("US", zip);
    } else {
      UsZips.table()
          .contradiction(zip.substring(0, 5), knownState ? state : "")
          .ifPresent(why -> wrong.accept(Field.ZIP, why));
    }
  }

  private void states(PostcodeCheck codes, String country, String state, String zip) {
    var format = CountryFormats.of(country);
    var known = state.isEmpty() ? Optional.of("") : format.state(state);
    if (known.isEmpty()) {
      wrong.accept(Field.STATE, format.noState(state));
    }
    var code = format.tidy(zip);
    if (code.isEmpty()) {
      malformed(country, zip);
      return;
    }
    codes
        .contradiction(code.get(), known.orElse(""))
        .ifPresent(why -> wrong.accept(Field.ZIP, why));
  }

  private void gb(String country, String zip) {
    var code = CountryFormats.of(country).tidy(zip);
    if (code.isEmpty()) {
      malformed(country, zip);
      return;
    }
    GbRules.outward(code.get())
        .filter(outward -> !GbDistricts.table().hasAreaOf(outward))
        .ifPresent(outward -> wrong.accept(Field.ZIP, AddressWords.BRITISH.of(outward)));
  }

  private void format(String country, String zip) {
    var format = CountryFormats.of(country);
    if (format.needsPostalCode() && format.tidy(zip).isEmpty() || format.meant(zip).isPresent()) {
      malformed(country, zip);
    }
  }

  private void malformed(String country, String zip) {
    wrong.accept(Field.ZIP, CountryFormats.of(country).complaint(zip));
  }
}
