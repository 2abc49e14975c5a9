package dev.quayside.engine.order.picklist;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Texts as people sort them: runs of digits by their number, letters in either case alike.
enum NaturalOrder implements Comparator<String> {
  INSTANCE;

  private static final Pattern PART = Pattern.compile("[0-9]+|[^0-9]+");

  @Override
  public int compare(String one, String other) {
    var left = parts(one);
    var right = parts(other);
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = part(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    int length = Integer.compare(left.size(), right.size());
    return length == 0 ? one.compareTo(other) : length;
  }

  private static List<String> parts(String text) {
    return PART.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
  }

  private static int part(String one, String other) {
    boolean numbers = isNumber(one) && isNumber(other);
    if (!numbers) {
      return one.compareTo(other);
    }
    var left = one.replaceFirst("^0+(?=.)", "");
    var right = other.replaceFirst("^0+(?=.)", "");
    int length = Integer.compare(left.length(), right.length());
    return length == 0 ? left.compareTo(right) : length;
  }

  private static boolean isNumber(String part) {
    return Character.isDigit(part.charAt(0));
  }
}
