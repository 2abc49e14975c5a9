package dev.quayside.engine.parcel.customs;

import java.util.Set;

/// The customs union of the European Union.
public final class EuropeanUnion {

  /// Countries of its customs territory (Regulation 952/2013, article 4), with Monaco.
  public static final Set<String> CUSTOMS_UNION =
      Set.of(
          "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE",
          "IT", "LT", "LU", "LV", "MC", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK");

  private EuropeanUnion() {}
}
