package dev.quayside.engine.source.woocommerce;

import java.util.List;
import java.util.regex.Pattern;

/// States for which WooCommerce has numbers of its own, which are other states' by ISO 3166-2:
/// `CN11` is Jiangsu there, and 11 is Beijing's number (WooCommerce, `i18n/states.php`).
final class WooStates {

  private static final String CHINA = "CN";
  private static final Pattern CHINESE = Pattern.compile("CN([1-9]|[12]\\d|3[012])");

  /// By number, from 1.
  private static final List<String> PROVINCES =
      List.of(
          "Yunnan",
          "Beijing",
          "Tianjin",
          "Hebei",
          "Shanxi",
          "Inner Mongolia",
          "Liaoning",
          "Jilin",
          "Heilongjiang",
          "Shanghai",
          "Jiangsu",
          "Zhejiang",
          "Anhui",
          "Fujian",
          "Jiangxi",
          "Shandong",
          "Henan",
          "Hubei",
          "Hunan",
          "Guangdong",
          "Guangxi",
          "Hainan",
          "Chongqing",
          "Sichuan",
          "Guizhou",
          "Shaanxi",
          "Gansu",
          "Qinghai",
          "Ningxia",
          "Macau",
          "Tibet",
          "Xinjiang");

  private static final String PHILIPPINES = "PH";
  private static final String MANILA = "00";

  private WooStates() {}

  /// The state's name, or what the shop has where that is a name or another code.
  static String name(String country, String state) {
    var chinese = CHINESE.matcher(state);
    if (country.equals(CHINA) && chinese.matches()) {
      return PROVINCES.get(Integer.parseInt(chinese.group(1)) - 1);
    }
    return country.equals(PHILIPPINES) && state.equals(MANILA) ? "Metro Manila" : state;
  }
}
