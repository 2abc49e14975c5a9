package dev.quayside.engine.parcel.address.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Writes a street line the way the post wants it: `123 North Main Street, Apartment 4` becomes
/// `123 N MAIN ST APT 4`. Writing a standard line again changes nothing.
public final class StreetLine {

  private static final Pattern STARTS_WITH_DIGIT = Pattern.compile("\\d.*");
  private static final Pattern FRACTION = Pattern.compile("\\d+/\\d+");
  private static final Pattern NO_STREET =
      Pattern.compile("(?:C/O|C / O|CARE OF|ATTN|ATTENTION|IN CARE OF)\\b.*");

  /// Words that form a name with the direction before them (WEST END AVE).
  private static final Set<String> KEEPS_DIRECTION = Set.of("END");

  private final Wording wording;
  private final Units units;
  private final boolean spanish;

  private StreetLine(Wording wording, boolean spanish) {
    this.wording = wording;
    this.units = new Units(wording);
    this.spanish = spanish;
  }

  /// Street lines of the United States, as in USPS Publication 28.
  public static StreetLine american() {
    return new StreetLine(Wording.american(), false);
  }

  /// Street lines of Puerto Rico, as in USPS Publication 28, 29.
  public static StreetLine puertoRican() {
    return new StreetLine(Wording.american(), true);
  }

  /// Street lines of Canada, as in Canada Post's Addressing Guidelines; French lines stay as they
  /// are.
  public static StreetLine canadian() {
    return new StreetLine(Wording.canadian(), false);
  }

  public String standard(String typed) {
    var line = wording.spelling().apply(typed);
    if (NO_STREET.matcher(line).matches()) {
      return line;
    }
    return Boxes.standard(line).orElseGet(() -> street(line));
  }

  /// Whether a line names a house: by a number, a box, or general delivery.
  public static boolean namesHouse(String standard) {
    return standard.chars().anyMatch(Character::isDigit)
        || standard.equals("GENERAL DELIVERY")
        || standard.matches("(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\\b.*");
  }

  private String street(String line) {
    var words = new ArrayList<>(Arrays.asList(line.split(" ")));
    var taken = units.take(words);
    int name = numberLength(words);
    if (spanish) {
      words.replaceAll(PuertoRico::word);
    } else if (name > 0) {
      abbreviate(words.subList(name, words.size()));
    }
    words.addAll(taken);
    return String.join(" ", words);
  }

  private static int numberLength(List<String> words) {
    if (words.isEmpty() || !STARTS_WITH_DIGIT.matcher(words.getFirst()).matches()) {
      return 0;
    }
    return words.size() > 1 && FRACTION.matcher(words.get(1)).matches() ? 2 : 1;
  }

  /// Abbreviates the street behind the house number, in place.
  private void abbreviate(List<String> street) {
    var head = new ArrayList<>(street);
    var tail = new ArrayList<String>();
    moveTrailingDirection(head, tail);
    if (head.size() > 1 && wording.isSuffix(head.getLast())) {
      tail.addFirst(wording.suffixes().getOrDefault(head.removeLast(), ""));
    } else if (wording.leads()) {
      Highways.writeOut(head);
    }
    if (wording.leads()) {
      abbreviateLeadingDirection(head);
    }
    street.clear();
    street.addAll(head);
    street.addAll(tail);
  }

  private void moveTrailingDirection(List<String> head, List<String> tail) {
    int size = head.size();
    if (size >= 4 && endsName(head, size - 2)) {
      var both = Wording.direction(head.get(size - 2), head.get(size - 1));
      if (!both.isEmpty()) {
        head.subList(size - 2, size).clear();
        tail.add(both);
        return;
      }
    }
    if (size >= 3 && Wording.isDirection(head.getLast()) && endsName(head, size - 1)) {
      tail.add(Wording.direction(head.removeLast()));
    }
  }

  /// Whether the first `length` words are a name with its suffix, or a numbered road.
  private boolean endsName(List<String> words, int length) {
    var last = words.get(length - 1);
    return wording.isSuffix(last) || STARTS_WITH_DIGIT.matcher(last).matches();
  }

  private static void abbreviateLeadingDirection(List<String> head) {
    if (head.size() < 2 || KEEPS_DIRECTION.contains(head.get(1))) {
      return;
    }
    var both = Wording.direction(head.get(0), head.get(1));
    if (!both.isEmpty() && head.size() > 2) {
      head.removeFirst();
      head.set(0, both);
    } else {
      head.set(0, Wording.direction(head.getFirst()));
    }
  }
}
