package dev.quayside.printing.address;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes the lines of an address with city, state and postal code in the order of the country:
/// `10119 BERLIN`, `BEVERLY HILLS CA 90210`, `LONDON` over `SW1A 1AA` (UPU, Universal POST*CODE
/// database: addressing by country).
public final class Locality {

  /// The order of the parts: C city, S state or province, Z postal code; `|` begins a new line.
  /// Characters between two parts are written only when both parts are there.
  private static final String CITY_STATE_CODE = "C S Z";

  private static final Map<String, String> ORDERS = new HashMap<>();

  static {
    all(
        "Z C",
        """
        AD AL AM AT AX AZ BA BE BG CH CU CY CZ DE DK DO DZ EE ET FI FO FR GE GF GL GP GR HR IS KW LA
        LI LT LU MA MC MD ME MK MQ MZ NC NL NO PF PH PL PM PT PY RE RO RS SE SI SJ SK SM SN TN VA WF
        XK YT\
        """);
    all("Z C S", "ES IT UY");
    all("Z C|S", "AR CL MY");
    all("C|S|Z", "BY EG GB GG HU IE IM JE KE KZ LK RU UA ZA");
    all("C|S Z", "ID TH VN");
    all("C Z|S", "IN PE");
    all("Z C, S", "MX");
    all("Z C/S", "TR");
    all("C-S|Z", "BR");
    all("C, Z", "LV");
  }

  private Locality() {}

  private static void all(String order, String countries) {
    for (String country : countries.split("\\s+", -1)) {
      ORDERS.put(country, order);
    }
  }

  /// One to three lines; none when city, state and postal code are all empty.
  ///
  /// @param country ISO 3166-1 alpha-2; an unknown one is written in the order of the United States
  public static List<String> lines(
      String city, @Nullable String state, String zip, String country) {
    List<String> lines = new ArrayList<>();
    String province = state == null ? "" : state.strip();
    for (String order : orders(country, province)) {
      String line = line(order, city, province, zip);
      if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    return lines;
  }

  /// Where there is no province, a code that would follow it follows the city.
  private static String[] orders(String country, String province) {
    String lines = ORDERS.getOrDefault(country, CITY_STATE_CODE);
    return (province.isEmpty() ? lines.replace("|S Z", " Z") : lines).split("\\|", -1);
  }

  private static String line(String order, String city, String state, String zip) {
    StringBuilder line = new StringBuilder();
    String between = "";
    boolean skipped = false;
    for (char sign : order.toCharArray()) {
      String part =
          switch (sign) {
            case 'C' -> city.strip();
            case 'S' -> state;
            case 'Z' -> zip.strip();
            default -> null;
          };
      if (part == null) {
        between += sign;
      } else if (part.isEmpty()) {
        skipped = true;
      } else {
        line.append(line.isEmpty() ? "" : skipped ? " " : between).append(part);
        between = "";
        skipped = false;
      }
    }
    return line.toString();
  }
}
