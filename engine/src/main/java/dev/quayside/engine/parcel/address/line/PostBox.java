package dev.quayside.engine.parcel.address.line;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Post office boxes, counters and lockers that only a country's post serves: no other carrier can
/// deliver there. Mail boxes at a street address (PMB, rural routes, roadside boxes) are not among
/// them.
public final class PostBox {

  private static final String NUMBER =
      "(?:NO |N |NR |NUM |NUMBER |# ?)?[A-Z]{0,3}-?[0-9][0-9A-Z/.-]*";

  /// A number in letters: `PO Box Twelve`.
  private static final String WORDS =
      "(?:(?:[ -](?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|TWENTY|THIRTY"
          + "|FORTY|FIFTY|SIXTY|SEVENTY|EIGHTY|NINETY|HUNDRED))+)";

  /// The office a box stands in: `STN A`, `SUCC CENTRE-VILLE`, `CEDEX 9`.
  private static final String OFFICE =
      "(?: (?:STN|STATION|SUCC|SUCCURSALE|SUC|RPO|BUREAU|BRANCH|CEDEX|POSTAL"
          + " STATION|OFICINA|OP|EC|AC|LCD|CDO|BDP|CSP|CMC|MAIN OFFICE|MAIN POST OFFICE)\\b.*)?";

  /// What stands behind a box and is no street: its door, its rural route, the post's town.
  private static final String BEHIND =
      "(?:" + OFFICE + "| (?:UNIT|SUITE|STE|APT|RM|ROOM|DEPT|FLOOR|FL|RR|#) ?[0-9A-Z-]+| [^0-9]*)";

  /// Words that begin a street named after a post.
  private static final String NO_STREET =
      "(?!C/ |(?:CALLE|CL|CTRA|AVENIDA|AVDA|AV|CAMINO|CARRER|PASEO|PLAZA|RONDA|RUE|RUA|VIA|VIALE"
          + "|CHEMIN|AVENUE|PLACE|IMPASSE|ROUTE|BOULEVARD|ALLEE|QUAI|AM|AN|ZUM|ZUR|UL)\\b)";

  /// Names that mean nothing else, with a number and the office's name, a letter or nothing behind
  /// them; before them the addressee. Digits elsewhere are a street's.
  private static final Pattern NAMED =
      Pattern.compile(
          NO_STREET
              + "(?:[^0-9]*(?:24/7)?[ -])?(?:"
              + BoxNames.EVERYWHERE
              + ")(?:[ -]?"
              + NUMBER
              + "(?: [0-9]+)*"
              + BEHIND
              + "|"
              + WORDS
              + "|(?: [A-Z]{1,2})?"
              + OFFICE
              + ")");

  /// Mail that waits at the counter.
  private static final Pattern AT_THE_COUNTER =
      Pattern.compile(
          "(?:(?:GENERAL DELIVERY|GENL? DEL(?:IVERY)?|G ?D|COUNTER DELIVERY|LISTA(?: DE)?"
              + " CORREOS|ENTREGA GENERAL|LIVRAISON GENERALE)\\b(?: [0-9]{4,6})?"
              + OFFICE
              + "|(?:(?:CARE(?: OF)?|C ?[/ ] ?[O-]?) (?:THE )?(?:POST OFFICE|PO|POSTMASTER)"
              + "|POSTE? RESTANTE?|POSTA RESTANTE|(?:HAUPT)?POSTLAGERND|FERMO ?POSTA)\\b[^0-9]*(?:"
              + " [0-9]{4,6})?"
              + OFFICE
              + "|(?:INPOST|AMAZON)(?: HUB)? LOCKER\\b[^0-9]*"
              + "|FREEPOST\\b(?! (?:LANE|ROAD|RD|STREET|ST|CLOSE|WAY|AVENUE)\\b).*)");

  /// Short names that mean a box anywhere, when a number and nothing else follows.
  private static final Pattern SHORT =
      Pattern.compile(
          "(?:P[ /-]?O ?B?|PO BO|BOX|BX|LOCK ?BOX|LOCKED BAG|GPO|CMB)[ -]?" + NUMBER + OFFICE);

  /// Short names that mean a box in some countries.
  private enum Short {
    FRENCH(
        "(?:B ?P|C ?S|T ?S ?A|BPN)",
        "FR MC BE LU CH GP MQ GF RE YT PM BL MF NC PF WF MA TN DZ SN CI ML NE BF TG BJ CM GA CG CD"
            + " CF TD DJ KM MG MR GN BI RW HT LB"),
    CASE("(?:C ?P|C POST(?:ALE)?|CASES? POST|CASE|CASELLA|CAS POST)", "CA CH LI IT SM VA RO BR"),
    CANADIAN("(?:B ?P|BOI?TE)", "CA"),
    BAG("(?:P ?M ?B)", "AU NG GM SL GH"),
    INDIAN("(?:P ?B|POST(?:AL)? BAG)", "IN PK BD LK NP MM"),
    SLAVIC("(?:P ?P|POST(?:ANSKI)? FAH|A/K|A/D|A/YA)", "HR SI RS BA ME MK LV LT EE RU"),
    FACH("(?:P ?S? ?F|POSTF|PFACH|FILIALE)", "DE AT CH LI HU CZ SK"),
    NORDIC("(?:P ?L|P ?B|POSTB|BOKS|BOX NR)", "FI AX NO DK SE GL FO BE NL IS"),
    SPANISH(
        "(?:A ?P|APD?O|CASILLA|C ?C|A ?A)",
        "ES MX AR CL UY PY BO PE EC CO VE CR PA GT HN SV NI DO CU PR PT AD"),
    TURKISH("(?:P ?K)", "TR BG MK"),
    AMERICAN("(?:DRAWER|FIRM CALLER|CALL ?BOX|CALLER(?: SERVICE)?|BIN)", "US PR VI GU AS MP CA");

    private final Pattern written;
    private final Set<String> countries;

    Short(String written, String countries) {
      this.written = Pattern.compile(written + "[ -]?" + NUMBER + "(?: [0-9]+)*" + OFFICE);
      this.countries = Set.of(countries.split(" "));
    }

    private boolean matches(String country, String line) {
      return countries.contains(country) && written.matcher(line).matches();
    }
  }

  /// Names in other scripts, without the marks that {@link #written} takes off: anywhere in the
  /// line where the script writes no words, else before the number.
  private static final Pattern IN_OTHER_SCRIPTS =
      Pattern.compile(
          ".*(?:私書箱|局留|信箱|사서함|А/Я|ПОШТОВА СКРИНЬКА|АБОНЕНТСКИИ ЯЩИК|АБОНЕНТСЬКА СКРИНЬКА"
              + "|ДО ВОСТРЕБОВАНИЯ|ДО ЗАПИТАННЯ|ΤΑΧΥΔΡΟΜΙΚΗ ΘΥΡΙΔΑ|תא דואר|صندوق بريد|صندوق پستی"
              + "|ต ?ปณ|ตไปรษณย).*"
              + "|(?:[ΤT] ?Θ|А/С|П ?К|П ?Ф|ת ?ד|ص ?ب) ?[0-9].*");

  /// Before the name of Australia's lockers.
  private static final String AROUND_THE_CLOCK = "24/7 ";

  private static final Pattern HOUSE_NUMBER = Pattern.compile("\\d.*");

  /// What a locker asks for beside its number: a customer's number is no house's.
  private static final Pattern CUSTOMER_NUMBER = Pattern.compile("\\d{6,10}");

  /// Postcodes of the British Forces, whose post office alone goes there.
  private static final Pattern FORCES = Pattern.compile("(?i)(?:BFPO|BF1 ?\\d).*");

  /// Lines with digits that are no street.
  private static final Pattern BESIDE =
      Pattern.compile(
          "(?:ATTN|ATT|C/O|C"
              + " O|SUITE|STE|APT|APARTMENT|UNIT|FLOOR|FL|ROOM|RM|DEPT|STN|STATION|SUCC|SUCCURSALE|RPO|CEDEX|PMB|TEL|PHONE|#|POSTNUMMER|POSTNR|PACKSTATION|POSTFILIALE)\\b.*|#"
              + " .*");

  /// Countries where the post delivers to boxes only, so that every address has one: a carrier
  /// there telephones.
  private static final Set<String> ONLY_BOXES =
      Set.of(("AE BH KW OM QA SA JO KE UG TZ RW MW ZM BW NA LS SZ GH ET").split(" "));

  private record Lines(String country, @Nullable String street1, @Nullable String street2) {}

  /// Of the last few addresses: every service of every carrier asks for each parcel.
  private static final Cache<Lines, Boolean> LATELY =
      Caffeine.newBuilder()
          .maximumSize(64)
          .expireAfterWrite(Duration.ofSeconds(10))
          .executor(Runnable::run)
          .build();

  private PostBox() {}

  /// Whether the lines of an address name a box and no street beside it, in a country that has
  /// streets with delivery.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static boolean isAll(String country, @Nullable String street1, @Nullable String street2) {
    return !isHouse(street1, street2)
        && !ONLY_BOXES.contains(country)
        && LATELY.get(
            new Lines(country, street1, street2),
            lines -> isBoxAlone(lines.country(), lines.street1(), lines.street2()));
  }

  /// Whether an address is one of the British Forces, which have no streets.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static boolean isOfForces(String country, String zip) {
    return country.equals("GB") && FORCES.matcher(zip).matches();
  }

  /// Most addresses: a house's number and a street, in one line.
  private static boolean isHouse(@Nullable String street1, @Nullable String street2) {
    return isNumbered(street1) && (street2 == null || street2.isEmpty());
  }

  private static boolean isBoxAlone(
      String country, @Nullable String street1, @Nullable String street2) {
    return isBox(country, street1)
        ? !namesHouse(country, street2)
        : isBox(country, street2)
            && (CUSTOMER_NUMBER.matcher(written(street1)).matches()
                || written(street1).chars().noneMatch(PostBox::isDigit));
  }

  /// A line that begins with a digit is a house. Most lines do, which keeps the check cheap: every
  /// carrier makes it for every parcel.
  private static boolean isBox(String country, @Nullable String line) {
    if (line == null || line.isEmpty() || isNumbered(line)) {
      return false;
    }
    var written = written(line);
    return SHORT.matcher(written).matches()
        || NAMED.matcher(written).matches()
        || AT_THE_COUNTER.matcher(written).matches()
        || IN_OTHER_SCRIPTS.matcher(written).matches()
        || isShort(country, written);
  }

  private static boolean isNumbered(@Nullable String line) {
    return line != null
        && !line.isEmpty()
        && isDigit(line.charAt(0))
        && !line.startsWith(AROUND_THE_CLOCK);
  }

  private static boolean isShort(String country, String written) {
    for (var form : Short.values()) {
      if (form.matches(country, written)) {
        return true;
      }
    }
    return false;
  }

  private static boolean namesHouse(String country, @Nullable String line) {
    var written = written(line);
    if (CUSTOMER_NUMBER.matcher(written).matches()) {
      return false;
    }
    return HOUSE_NUMBER.matcher(written).matches()
        || written.chars().anyMatch(PostBox::isDigit)
            && !BESIDE.matcher(written).matches()
            && !isBox(country, line);
  }

  private static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  private static String written(@Nullable String line) {
    return line == null ? "" : Normalizer.normalize(Spelling.american(line), Normalizer.Form.NFC);
  }
}
