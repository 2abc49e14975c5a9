package dev.quayside.engine.sandbox;

import java.util.List;

/// Where to send a parcel from Manhattan so that it crosses a given zone.
final class Lanes {

  static final String MANHATTAN = "10001";

  private static final List<String> BY_BAND =
      List.of("10003", "19103", "02108", "27601", "30303", "33101", "80202", "90001");

  static final String ANCHORAGE = "99501";
  static final String HONOLULU = "96813";

  /// Far off Alaska's roads.
  static final String ADAK = "99546";

  private Lanes() {}

  /// @param zone as the carrier names it: `5`, `205`, `44`, `224`
  static String to(String zone) {
    int number = Integer.parseInt(zone);
    return switch (number) {
      case 44, 124, 224 -> ANCHORAGE;
      case 45, 125, 225 -> HONOLULU;
      case 46, 126, 226 -> ADAK;
      default -> BY_BAND.get(number % 10 - 1);
    };
  }
}
