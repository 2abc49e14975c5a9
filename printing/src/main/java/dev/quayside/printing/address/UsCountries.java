package dev.quayside.printing.address;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Country codes (ISO 3166-1 alpha-2) of the places that the post of the United States serves. An
/// address there is written with its own code or as a state of `US`.
public final class UsCountries {

  /// Territories, which for trade and for most carriers are their own destination.
  public static final Set<String> TERRITORIES = Set.of("PR", "VI", "GU", "AS", "MP");

  /// Independent states whose mail is domestic all the same (Domestic Mail Manual 608, 2.2).
  private static final Set<String> ASSOCIATED = Set.of("FM", "MH", "PW");

  /// Every code with domestic mail and ZIPs, `US` itself included.
  public static final Set<String> POSTAL =
      Stream.of(Set.of("US"), TERRITORIES, ASSOCIATED)
          .flatMap(Set::stream)
          .collect(Collectors.toUnmodifiableSet());

  private UsCountries() {}
}
