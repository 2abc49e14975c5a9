package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.address.Locality;
import dev.quayside.printing.address.UsCountries;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A sender or consignee as labels and papers show it.
///
/// @param country ISO 3166-1 alpha-2
public record Party(
    String name,
    @Nullable String company,
    String street1,
    @Nullable String street2,
    String city,
    @Nullable String state,
    String zip,
    String country,
    @Nullable String phone) {

  private static final Set<String> IMPERIAL = Set.of("US", "LR", "MM");

  /// The lines of name, company and streets that are not blank.
  List<String> people() {
    return present(name, company, street1, street2);
  }

  /// The lines of city, state and postal code in the order of the country.
  List<String> place() {
    boolean territory = isOf(UsCountries.TERRITORIES) && (state == null || state.isBlank());
    return Locality.lines(city, territory ? country : state, zip, country);
  }

  /// The whole address without country and phone.
  public List<String> lines() {
    return Stream.concat(people().stream(), place().stream()).toList();
  }

  /// Whether the address has a ZIP code of the United States.
  public boolean isAmerican() {
    return country.equals("US") || isOf(UsCountries.TERRITORIES);
  }

  /// Whether the country uses kilograms and centimetres.
  public boolean isMetric() {
    return !isOf(IMPERIAL) && !isOf(UsCountries.TERRITORIES);
  }

  private boolean isOf(Set<String> countries) {
    return countries.contains(country);
  }

  private static List<String> present(@Nullable String... lines) {
    List<String> present = new ArrayList<>();
    for (String line : lines) {
      if (line != null && !line.isBlank()) {
        present.add(line);
      }
    }
    return present;
  }
}
