package dev.quayside.engine.carrier.sandbox.place;

/// The parts of the US postal world that carriers price apart, and the rest of the world.
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
  /// Outside the US postal world.
  ABROAD;

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
}
