package dev.quayside.engine.parcel.place;

import dev.quayside.engine.base.text.WireWord;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Countries that are treated alike at the border.
public enum CountryGroup implements WireWord {
  /// The 27 members of the European Union (Treaty on European Union, Article 52; without the United
  /// Kingdom since 2020).
  EU(
      "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE",
      "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"),
  /// The European Free Trade Association.
  EFTA("CH", "IS", "LI", "NO"),
  /// The United Kingdom, and the Isle of Man, which is one customs territory with it (Customs and
  /// Excise Agreement 1979).
  UK("GB", "IM"),
  /// The territories of the United States that have a country code of their own.
  US_TERRITORIES("AS", "GU", "MP", "PR", "UM", "VI");

  private final Set<String> countries;

  CountryGroup(String... countries) {
    this.countries = Set.of(countries);
  }

  /// The groups of a country; most have none.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static List<CountryGroup> of(String country) {
    return Stream.of(values()).filter(group -> group.countries.contains(country)).toList();
  }
}
