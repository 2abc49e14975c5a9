package dev.quayside.printing.file;

import dev.quayside.printing.message.Why;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Some pages of a document, written as in print dialogs: `1,3`, `2-4`, `-5`, `3-`.
public record PageRange(String text) {

  private static final Pattern PART = Pattern.compile("\\s*(\\d{1,6})?\\s*(-)?\\s*(\\d{1,6})?\\s*");

  /// Every page.
  public static final PageRange ALL = new PageRange("1-");

  /// @param count number of pages of the document
  /// @return the pages from 0, in the order of the document
  /// @throws BadFile when it names none, or one that the document does not have
  public List<Integer> of(int count) {
    TreeSet<Integer> pages = new TreeSet<>();
    for (String part : text.split(",", -1)) {
      Matcher range = PART.matcher(part);
      if (!range.matches() || (range.group(1) == null && range.group(3) == null)) {
        throw new BadFile(Why.FILE_PAGE_ORDER.of(), true);
      }
      boolean one = range.group(2) == null;
      if (one && range.group(1) != null && range.group(3) != null) {
        throw new BadFile(Why.FILE_PAGE_ORDER.of(), true);
      }
      int first = range.group(1) == null ? 1 : Integer.parseInt(range.group(1));
      int last =
          range.group(3) == null
              ? (one ? first : Math.max(first, count))
              : Integer.parseInt(range.group(3));
      demand(first, last, count);
      IntStream.rangeClosed(first - 1, last - 1).forEach(pages::add);
    }
    return List.copyOf(pages);
  }

  private static void demand(int first, int last, int count) {
    if (first > last) {
      throw new BadFile(Why.FILE_PAGE_ORDER.of(), true);
    }
    if (first < 1 || last > count) {
      throw new BadFile(
          Why.FILE_PAGE_MISSING.of(first < 1 ? 0 : Math.max(first, count + 1), count), true);
    }
  }
}
