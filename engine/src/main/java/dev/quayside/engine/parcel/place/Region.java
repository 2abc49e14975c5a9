package dev.quayside.engine.parcel.place;

import java.util.Set;

/// The parts of the US postal world that carriers price separately, and the rest of the world.
public enum Region {
  MAINLAND,
  AK,
  HI,
  PR,
  VI,
  /// Guam, American Samoa, the Northern Marianas and the freely associated states.
  PACIFIC,
  /// APO, FPO and DPO addresses.
  MILITARY,
  /// Canada's territories.
  NORTH,
  /// Anywhere else outside the US postal world.
  ABROAD;

  private static final Set<String> CANADIAN_TERRITORIES = Set.of("YT", "NT", "NU");

  static Region of(String state) {
    return switch (state) {
      case "AK" -> AK;
      case "HI" -> HI;
      case "PR" -> PR;
      case "VI" -> VI;
      case "GU", "AS", "MP", "FM", "MH", "PW", "UM" -> PACIFIC;
      case "AE", "AA", "AP" -> MILITARY;
      default -> MAINLAND;
    };
  }

  /// @param state province of an address outside the US
  static Region beyond(String country, String state) {
    return country.equals("CA") && CANADIAN_TERRITORIES.contains(state) ? NORTH : ABROAD;
  }
}
