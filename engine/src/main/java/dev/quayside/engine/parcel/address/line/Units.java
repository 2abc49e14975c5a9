package dev.quayside.engine.parcel.address.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Takes apartments, suites, floors and the like off the end of a street line (USPS Publication 28,
/// 213 and appendix C2).
record Units(Wording wording) {

  private static final Pattern ORDINAL = Pattern.compile("(\\d+)(?:ST|ND|RD|TH)");
  private static final Pattern HAS_DIGIT = Pattern.compile(".*\\d.*");

  /// Designators that are hardly ever part of a street's name.
  private static final Set<String> PLAIN = Set.of("APT", "STE", "UNIT", "RM", "DEPT", "BLDG", "FL");

  private static final int LONGEST_ORDINARY_NUMBER = 2;

  /// Removes the units from `words` and returns them in the standard form, in their order.
  List<String> take(List<String> words) {
    var taken = new ArrayList<String>();
    for (int length = 0; length != words.size(); ) {
      length = words.size();
      takeOne(words, taken);
    }
    return taken;
  }

  private void takeOne(List<String> words, List<String> taken) {
    int end = words.size();
    if (end >= 3 && words.get(end - 2).equals("#") && isUnit(words.get(end - 3))) {
      put(words, taken, 3, standard(words.get(end - 3)) + " " + words.get(end - 1));
    } else if (end >= 2 && words.get(end - 2).equals("#")) {
      put(words, taken, 2, "# " + words.get(end - 1));
    } else if (end >= 2 && isFloor(words.get(end - 2), words.get(end - 1))) {
      put(words, taken, 2, "FL " + ORDINAL.matcher(words.get(end - 2)).replaceFirst("$1"));
    } else if (end >= 2 && isUnit(words.get(end - 2)) && isNumbered(words)) {
      put(words, taken, 2, standard(words.get(end - 2)) + " " + words.get(end - 1));
    } else if (end >= 1 && isAlone(words)) {
      put(words, taken, 1, standard(words.get(end - 1)));
    }
  }

  /// Takes a unit off, unless one word alone would be left: that is no street with a number and a
  /// name.
  private static void put(List<String> words, List<String> taken, int count, String unit) {
    int left = words.size() - count;
    if (left != 1) {
      words.subList(left, words.size()).clear();
      taken.addFirst(unit);
    }
  }

  private boolean isNumbered(List<String> words) {
    var number = words.getLast();
    var designator = standard(words.get(words.size() - 2));
    if (HAS_DIGIT.matcher(number).matches()) {
      return PLAIN.contains(designator) || endsStreet(words, 2);
    }
    boolean street = number.length() > 1 && (wording.isSuffix(number) || isUnit(number));
    return PLAIN.contains(designator) && number.length() <= LONGEST_ORDINARY_NUMBER && !street
        || number.length() == 1 && endsStreet(words, 2);
  }

  private boolean isAlone(List<String> words) {
    return wording.alone().contains(standard(words.getLast())) && endsStreet(words, 1);
  }

  /// Whether the words before the last `count` end like a street, or there are none.
  private boolean endsStreet(List<String> words, int count) {
    int left = words.size() - count;
    if (left == 0) {
      return true;
    }
    var last = words.get(left - 1);
    return left >= 3
        && (wording.isSuffix(last)
            || Wording.isDirection(last)
            || HAS_DIGIT.matcher(last).matches());
  }

  private boolean isFloor(String number, String word) {
    return ORDINAL.matcher(number).matches() && "FL".equals(wording.units().get(word));
  }

  private boolean isUnit(String word) {
    return wording.units().containsKey(word);
  }

  private String standard(String word) {
    return wording.units().getOrDefault(word, word);
  }
}
