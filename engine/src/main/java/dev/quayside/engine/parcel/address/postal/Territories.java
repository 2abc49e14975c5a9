package dev.quayside.engine.parcel.address.postal;

import java.util.Map;

/// Places that people write with two country codes: their own, and that of the country whose post
/// or postal codes they share. Prices and customs go by the place, so an address has one country
/// whichever code was typed: the place's own where goods are declared on the way to it, else the
/// country it belongs to. Territories of the United States are {@link UsTerritories}'.
public final class Territories {

  private static final int AREA = 2;

  /// The British postcodes' areas outside the United Kingdom. The Isle of Man is not among them: it
  /// is one customs territory with it (Customs and Excise Agreement 1979).
  private static final Map<String, String> BRITISH_AREAS = Map.of("JE", "JE", "GY", "GG");

  /// Postcodes of the overseas territories, each with one.
  private static final Map<String, String> BRITISH_CODES =
      Map.of(
          "GX111AA", "GI",
          "FIQQ1ZZ", "FK",
          "STHL1ZZ", "SH",
          "ASCN1ZZ", "SH",
          "TDCU1ZZ", "SH",
          "PCRN1ZZ", "PN",
          "SIQQ1ZZ", "GS",
          "BBND1ZZ", "IO",
          "BIQQ1ZZ", "AQ",
          "TKCA1ZZ", "TC");

  /// French overseas areas by three digits: outside the Union's territory of value added tax.
  private static final Map<String, String> FRENCH_AREAS =
      Map.ofEntries(
          Map.entry("971", "GP"),
          Map.entry("972", "MQ"),
          Map.entry("973", "GF"),
          Map.entry("974", "RE"),
          Map.entry("975", "PM"),
          Map.entry("976", "YT"),
          Map.entry("977", "BL"),
          Map.entry("978", "MF"),
          Map.entry("980", "MC"),
          Map.entry("984", "TF"),
          Map.entry("986", "WF"),
          Map.entry("987", "PF"),
          Map.entry("988", "NC"));

  private static final int FRENCH_CODE = 5;
  private static final int FRENCH_AREA = 3;
  private static final String SAINT_BARTHELEMY = "97133";
  private static final String SAINT_MARTIN = "97150";

  private Territories() {}

  /// The country of an address.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static String countryOf(String country, String zip) {
    return switch (country) {
      case "US", "CA", "AU", "DE" -> country;
      case "GB" -> british(tight(zip));
      case "IM" -> "GB";
      case "NF", "CX", "CC" -> "AU";
      case "FR", "GP" -> french(country, tight(zip));
      case "FI" -> zip.startsWith("22") ? "AX" : country;
      case "NO" -> tight(zip).matches("917\\d|8099") ? "SJ" : country;
      case "DK" -> danish(tight(zip));
      case "IT" ->
          tight(zip).matches("4789\\d") ? "SM" : tight(zip).equals("00120") ? "VA" : country;
      case "CH" -> tight(zip).matches("94(?:8[5-9]|9[0-8])") ? "LI" : country;
      case "CN" -> chinese(tight(zip));
      default -> country;
    };
  }

  private static String british(String zip) {
    return zip.length() < AREA
        ? "GB"
        : BRITISH_CODES.getOrDefault(zip, BRITISH_AREAS.getOrDefault(zip.substring(0, AREA), "GB"));
  }

  private static String french(String country, String zip) {
    if (zip.length() != FRENCH_CODE || zip.charAt(0) != '9') {
      return country;
    }
    return switch (zip) {
      case SAINT_BARTHELEMY -> "BL";
      case SAINT_MARTIN -> "MF";
      default -> FRENCH_AREAS.getOrDefault(zip.substring(0, FRENCH_AREA), country);
    };
  }

  private static String danish(String zip) {
    if (zip.startsWith("FO")) {
      return "FO";
    }
    return zip.matches("39\\d\\d") ? "GL" : "DK";
  }

  /// Codes that Chinese forms ask for where Hong Kong and Macao have none.
  private static String chinese(String zip) {
    return switch (zip) {
      case "999077" -> "HK";
      case "999078" -> "MO";
      default -> "CN";
    };
  }

  /// Whether it is the code that Chinese forms ask for where the country has none.
  static boolean isChineseCodeOf(String country, String zip) {
    return chinese(zip).equals(country) && !country.equals("CN");
  }

  private static String tight(String zip) {
    return zip.replace(" ", "").replace("-", "");
  }
}
