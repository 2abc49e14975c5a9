package dev.quayside.engine.parcel.address.line;

import java.util.Map;

/// Spanish words of Puerto Rican lines (USPS Publication 28, 29). English suffixes and directions
/// are not looked for, since CALLE and URB stand before the name.
final class PuertoRico {

  private static final Map<String, String> WORDS =
      Map.of(
          "URBANIZACION", "URB",
          "CONDOMINIO", "COND",
          "EDIFICIO", "EDIF",
          "RESIDENCIAL", "RES",
          "AVENIDA", "AVE",
          "BARRIO", "BO",
          "CARRETERA", "CARR",
          "KILOMETRO", "KM",
          "HECTOMETRO", "HM");

  private PuertoRico() {}

  static String word(String word) {
    return WORDS.getOrDefault(word, word);
  }
}
