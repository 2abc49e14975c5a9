package dev.quayside.app.address;

import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Splits an address pasted as one block (from an e-mail, an order, a label) into its fields.
///
/// It reads the blocks of all countries: name, optional company, street, optional second line, city
/// and postal code in the country's order, the country, and an e-mail address and a telephone
/// number anywhere in the block. Without a country it reads addresses of the United States and
/// Canada. Lines it cannot place are reported, not guessed.
public final class AddressBlock {

  private static final Pattern EMAIL = Pattern.compile("[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+");
  private static final Pattern PHONE =
      Pattern.compile("(?i)(?:tel|phone|ph|t)?[.:]?\\s*((?:\\+|\\()?\\d[\\d ().\\-]{8,}\\d)");
  private static final Pattern SECOND_LINE =
      Pattern.compile(
          "(?i)(?:apt|apartment|flat|suite|ste|unit|level|floor|fl|room|rm|bldg|building|c/o|appt|bât|bâtiment|résidence"
              + "|immeuble|za|zi|zac|esc|piso|col|colonia|urb|urbanización)\\b.*|#.*|\\d+",
          Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern TRAILING_COUNTRY =
      Pattern.compile("^(?<rest>.*\\d.*?)[,\\s]+(?<country>\\p{L}[\\p{L} .]{2,})$");

  private AddressBlock() {}

  /// The address in `text`; empty when no line holds city and postal code.
  public static Optional<PastedAddress> split(String text) {
    var lines = linesOf(text);
    var email = take(lines, EMAIL, 0);
    var phone = take(lines, PHONE, 1);
    var country = takeCountry(lines);
    var japanese = JapaneseBlock.read(lines, phone, email);
    if (japanese.isPresent()) {
      return japanese;
    }
    for (int i = lines.size() - 1; i >= 0; i--) {
      var last = CityAndCode.read(lines.get(i), country);
      if (last.isPresent()) {
        var draft = draft(new ArrayList<>(lines.subList(0, i)), last.get(), email, phone);
        return Optional.of(new PastedAddress(draft, lines.subList(i + 1, lines.size())));
      }
    }
    return Optional.empty();
  }

  private static AddressDraft draft(
      List<String> above, CityAndCode last, @Nullable String email, @Nullable String phone) {
    var city = last.city();
    if (city == null && !above.isEmpty()) {
      last = last.below(above.removeLast());
      city = last.city();
    }
    int street = firstStreet(above, last.country());
    var street1 = street < above.size() ? above.get(street) : null;
    var who = new ArrayList<>(above.subList(0, Math.min(street, above.size())));
    var inner = who.stream().skip(1).filter(AddressBlock::isInside).toList();
    who.removeAll(inner);
    var addressee = Addressee.of(who);
    var second = new ArrayList<>(inner);
    second.addAll(above.subList(Math.min(street + 1, above.size()), above.size()));
    return new AddressDraft(
        addressee.name(),
        addressee.company(),
        street1,
        joined(second),
        city,
        last.state(),
        last.zip(),
        last.country(),
        phone,
        email);
  }

  /// Whether a line names a flat, a floor or the like, within the house.
  private static boolean isInside(String line) {
    return SECOND_LINE.matcher(line).matches();
  }

  private static @Nullable String joined(List<String> lines) {
    return lines.isEmpty() ? null : String.join(", ", lines);
  }

  /// Takes the country out of the lines, from a line of its own or from the end of the city's line.
  private static Optional<String> takeCountry(List<String> lines) {
    for (int i = lines.size() - 1; i > 0; i--) {
      var alone = CountryNames.code(lines.get(i));
      if ((alone.isPresent() && lines.get(i).length() > 2) || isCodeAtTheEnd(lines, i)) {
        lines.subList(1, lines.size()).removeIf(line -> CountryNames.code(line).equals(alone));
        return alone;
      }
      var trailing = TRAILING_COUNTRY.matcher(lines.get(i));
      if (trailing.matches()) {
        var behind = CountryNames.code(trailing.group("country"));
        if (behind.isPresent()) {
          lines.set(i, trailing.group("rest"));
          return behind;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isCodeAtTheEnd(List<String> lines, int i) {
    return i == lines.size() - 1 && CountryNames.code(lines.get(i)).isPresent();
  }

  /// The index of the street: the first line with a house number; without one, the line before the
  /// city, or in Britain, where houses have names, the first below the name.
  private static int firstStreet(List<String> lines, String country) {
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      if (line.matches(".*\\d.*") && (i > 0 || lines.size() == 1) && !isSecondLineOnly(lines, i)) {
        return i;
      }
    }
    int named = Addressee.length(lines);
    boolean hasName = country.equals("GB") && named < lines.size() && !isInside(lines.get(named));
    return hasName ? named : Math.max(0, lines.size() - 1);
  }

  private static boolean isSecondLineOnly(List<String> lines, int i) {
    return SECOND_LINE.matcher(lines.get(i)).matches() && i + 1 < lines.size();
  }

  private static List<String> linesOf(String text) {
    var lines = new ArrayList<String>();
    for (var line : text.split("\\R|\\t")) {
      var tidy = line.strip().replaceAll("[,;]+$", "");
      if (!tidy.isEmpty()) {
        lines.add(tidy);
      }
    }
    return lines.size() == 1 ? byComma(lines.getFirst()) : lines;
  }

  /// Splits one long line at its commas, but keeps city and postal code together.
  private static List<String> byComma(String line) {
    var parts = new ArrayList<>(List.of(line.split("\\s*,\\s*")));
    var countries = new ArrayList<String>(); // such as "Scotland, UK"
    while (parts.size() > 1 && CountryNames.code(parts.getLast()).isPresent()) {
      countries.addFirst(parts.removeLast());
    }
    var named = countries.stream().findFirst().flatMap(CountryNames::code);
    if (parts.size() > 2 && CityAndCode.read(parts.getLast(), named).isEmpty()) {
      var stateAndZip = parts.removeLast();
      parts.add(parts.removeLast() + ", " + stateAndZip);
    }
    parts.addAll(countries);
    return parts;
  }

  /// Takes what matches out of the lines, so that it is not read as a street.
  ///
  /// @return the match; null when there is none
  private static @Nullable String take(List<String> lines, Pattern pattern, int group) {
    for (int i = 0; i < lines.size(); i++) {
      var found = pattern.matcher(lines.get(i));
      if (found.matches() || (group == 0 && found.find())) {
        var value = found.group(group).strip();
        var rest =
            lines.get(i).replace(found.group(), "").replaceAll("^[\\s:<>,]+|[\\s:<>,]+$", "");
        if (rest.isEmpty() || rest.matches("(?i)e-?mail")) {
          lines.remove(i);
        } else {
          lines.set(i, rest);
        }
        return value;
      }
    }
    return null;
  }
}
