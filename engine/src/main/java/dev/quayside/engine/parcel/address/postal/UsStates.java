package dev.quayside.engine.parcel.address.postal;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// USPS Publication 28, appendix B: states, territories, freely associated states and military
/// "states".
public final class UsStates {

  private static final Set<String> CODES =
      Set.of(
          ("AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD"
                  + " TN TX UT VT VA WA WV WI WY AS GU MP PR VI FM MH PW AA AE AP")
              .split(" "));

  /// States by the key of their names and of the abbreviations used before the two-letter codes
  /// (1963).
  private static final Map<String, String> BY_NAME =
      named(
          "AL Alabama|Ala,AK Alaska,AS American Samoa,AZ Arizona|Ariz,AR Arkansas|Ark,CA California|Calif|Cal,"
              + "CO Colorado|Colo,CT Connecticut|Conn,DE Delaware|Del,DC District of Columbia|Wash DC|Washington DC,"
              + "FL Florida|Fla,FM Federated States of Micronesia|Micronesia,GA Georgia,GU Guam,HI Hawaii,ID Idaho,"
              + "IL Illinois|Ill,IN Indiana|Ind,IA Iowa,KS Kansas|Kans,KY Kentucky,LA Louisiana,ME Maine,"
              + "MH Marshall Islands,MD Maryland,MA Massachusetts|Mass,MI Michigan|Mich,MN Minnesota|Minn,"
              + "MS Mississippi|Miss,MO Missouri,MT Montana|Mont,NE Nebraska|Nebr,NV Nevada|Nev,NH New Hampshire,"
              + "NJ New Jersey,NM New Mexico|N Mex,NY New York|New York State,NC North Carolina|N Car,ND North Dakota|N Dak,"
              + "MP Northern Mariana Islands,OH Ohio,OK Oklahoma|Okla,OR Oregon|Ore|Oreg,PW Palau,PA Pennsylvania|Penn|Penna,"
              + "PR Puerto Rico,RI Rhode Island,SC South Carolina|S Car,SD South Dakota|S Dak,TN Tennessee|Tenn,"
              + "TX Texas|Tex,UT Utah,VT Vermont,VI Virgin Islands|US Virgin Islands,VA Virginia,WA Washington|Wash|Washington State,"
              + "WV West Virginia|W Va,WI Wisconsin|Wis|Wisc,WY Wyoming|Wyo,"
              + "AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific");

  private UsStates() {}

  public static boolean isCode(String code) {
    return CODES.contains(code);
  }

  /// The code of a state written as a code, name or abbreviation: `ny`, `N.Y.`, `Calif.`.
  public static Optional<String> read(String text) {
    var key = PlaceName.key(text);
    var code = text.replaceAll("[^\\p{L}]", "").toUpperCase(Locale.ROOT);
    return isCode(code) ? Optional.of(code) : Optional.ofNullable(BY_NAME.get(key));
  }

  /// Whether `text` is the state's name with typing errors.
  public static boolean isSlipOf(String code, String text) {
    var typed = PlaceName.key(text);
    return BY_NAME.entrySet().stream()
        .anyMatch(
            name -> name.getValue().equals(code) && EditDistance.isSlip(typed, name.getKey()));
  }

  private static Map<String, String> named(String list) {
    return Arrays.stream(list.split(","))
        .flatMap(
            entry ->
                Arrays.stream(entry.substring(3).split("\\|"))
                    .map(name -> Map.entry(PlaceName.key(name), entry.substring(0, 2))))
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  }
}
