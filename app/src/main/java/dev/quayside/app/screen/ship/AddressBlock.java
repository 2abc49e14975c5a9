package dev.quayside.app.screen.ship;

import dev.quayside.engine.address.AddressDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Splits an address pasted as one block (from an e-mail, an order, a label) into its lines.
///
/// It reads US blocks: name, optional company, street, optional second line, `City, ST 12345`, and
/// an e-mail address and a telephone number wherever they stand. What it cannot place it leaves out
/// rather than guessing.
public final class AddressBlock {

  private static final Pattern LAST_LINE =
      Pattern.compile(
          "(?<city>[\\p{L} .'\\-]+?)[,\\s]+(?<state>[A-Za-z]{2}|[A-Za-z][A-Za-z ]{3,})\\.?[,\\s]+"
              + "(?<zip>\\d{5}(?:-\\d{4})?)");
  private static final Pattern EMAIL = Pattern.compile("[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+");
  private static final Pattern PHONE =
      Pattern.compile("(?i)(?:tel|phone|ph|t)?[.:]?\\s*((?:\\+|\\()?\\d[\\d ().\\-]{8,}\\d)");
  private static final Pattern COUNTRY =
      Pattern.compile("(?i)USA|U\\.S\\.A\\.|US|United States(?: of America)?");
  private static final Pattern SECOND_LINE =
      Pattern.compile(
          "(?i)(?:apt|apartment|suite|ste|unit|floor|fl|room|rm|bldg|building|#|p\\.?o\\.? box)\\b.*"
              + "|#.*");
  private static final Pattern TRAILING_COUNTRY =
      Pattern.compile("(?i)[,\\s]+(?:USA|U\\.S\\.A\\.|United States(?: of America)?)$");

  private AddressBlock() {}

  /// The address in `text`, when it holds a city, a state and a ZIP code.
  public static Optional<AddressDraft> split(String text) {
    var lines = linesOf(text);
    var email = take(lines, EMAIL, 0);
    var phone = take(lines, PHONE, 1);
    lines.removeIf(line -> COUNTRY.matcher(line).matches());
    for (int i = lines.size() - 1; i >= 0; i--) {
      var last = LAST_LINE.matcher(TRAILING_COUNTRY.matcher(lines.get(i)).replaceFirst(""));
      if (last.matches()) {
        return Optional.of(draft(lines.subList(0, i), last, email, phone));
      }
    }
    return Optional.empty();
  }

  private static AddressDraft draft(
      List<String> above, Matcher last, @Nullable String email, @Nullable String phone) {
    int street = firstStreet(above);
    var street2 = street + 1 < above.size() ? above.get(street + 1) : null;
    var street1 = street < above.size() ? above.get(street) : null;
    var state = last.group("state").strip();
    return new AddressDraft(
        street > 0 ? above.getFirst() : null,
        street > 1 ? String.join(", ", above.subList(1, street)) : null,
        street1,
        street2,
        last.group("city").strip(),
        StateNames.code(state).orElse(state.toUpperCase(Locale.ROOT)),
        last.group("zip"),
        "US",
        phone,
        email);
  }

  /// The street is the first line with a house number; without one, the line before the city.
  private static int firstStreet(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      if (line.matches(".*\\d.*") && (i > 0 || lines.size() == 1) && !isSecondLineOnly(lines, i)) {
        return i;
      }
    }
    return Math.max(0, lines.size() - 1);
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

  /// One long line: everything before the last two commas is a line of its own.
  private static List<String> byComma(String line) {
    var parts = new ArrayList<>(List.of(line.split("\\s*,\\s*")));
    if (parts.size() > 1 && COUNTRY.matcher(parts.getLast()).matches()) {
      parts.removeLast();
    }
    if (parts.size() > 2) {
      var stateAndZip = parts.removeLast();
      parts.add(parts.removeLast() + ", " + stateAndZip);
    }
    return parts;
  }

  /// Takes what matches out of the lines, so that it is not read as a street.
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
