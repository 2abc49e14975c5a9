package dev.quayside.engine.print.printnode;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.printer.PrintWords;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Numbers in a path, as in `12,14-16`.
final class NumberSet {

  private static final Pattern PART = Pattern.compile("(\\d{1,15})(?:-(\\d{1,15}))?");
  private static final int MOST = 1000;

  private NumberSet() {}

  /// @throws ProblemException `INVALID_REQUEST` when it is no such set
  static Set<Long> of(String text) {
    var numbers = new TreeSet<Long>();
    for (var part : text.split(",")) {
      var range = PART.matcher(part.strip());
      if (!range.matches()) {
        throw wrong(text);
      }
      long first = Long.parseLong(range.group(1));
      long last = range.group(2) == null ? first : Long.parseLong(range.group(2));
      if (last < first || last - first >= MOST || numbers.size() > MOST) {
        throw wrong(text);
      }
      for (long number = first; number <= last; number++) {
        numbers.add(number);
      }
    }
    return numbers;
  }

  private static ProblemException wrong(String text) {
    return ProblemException.refused(ProblemCode.INVALID_REQUEST, PrintWords.NUMBERS, text);
  }
}
