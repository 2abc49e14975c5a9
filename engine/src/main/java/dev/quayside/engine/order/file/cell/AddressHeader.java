package dev.quayside.engine.order.file.cell;

import java.util.Set;
import java.util.regex.Pattern;

/// What a header by its letters, or a cell below it, says of a part of an address.
public final class AddressHeader {

  private static final Set<String> PARTS_OF_TOWN =
      Set.of(
          "suburb",
          "neighborhood",
          "neighbourhood",
          "colonia",
          "barrio",
          "bairro",
          "district",
          "barangay",
          "ward",
          "subdistrict",
          "locality",
          "village");

  private static final Pattern CITY_WITH_ZIP = cityWithZip();

  private static Pattern cityWithZip() {
    var zip = "(?:zip|zipcode|postcode|postalcode|plz|postleitzahl|codepostal|codigopostal|cp|cap)";
    var city =
        "(?:city|town|citystate|citystateprovince|ort|stadt|ville|ciudad|poblacion|localidad|citta"
            + "|plaats|woonplaats)";
    var and = "(?:and|und|et|y|e|en)?";
    return Pattern.compile(zip + and + city + "|" + city + and + zip);
  }

  private static final Set<String> NUMBERS =
      Set.of("nr", "no", "num", "number", "nummer", "hnr", "numero", "civico", "n");

  private static final Pattern DIGIT = Pattern.compile("\\d");

  private static final Pattern HOUSE_NUMBER =
      Pattern.compile("\\d{1,5}\\s?\\p{L}?(?:\\s?[-/]\\s?\\d{1,4})?");

  private AddressHeader() {}

  /// `Suburb`, `Colonia`, `District`.
  public static boolean isPartOfTown(String key) {
    return PARTS_OF_TOWN.contains(key);
  }

  /// `PLZ/Ort`, `City, State, Zip`.
  public static boolean isCityWithZip(String key) {
    return CITY_WITH_ZIP.matcher(key).matches();
  }

  /// `Nr.`, `Número`: of a house, or of anything.
  public static boolean isNumber(String key) {
    return NUMBERS.contains(key);
  }

  public static boolean hasDigit(String street) {
    return DIGIT.matcher(street).find();
  }

  /// Whether a cell may be the number of a house.
  public static boolean isHouseNumber(String cell) {
    return HOUSE_NUMBER.matcher(cell).matches();
  }
}
