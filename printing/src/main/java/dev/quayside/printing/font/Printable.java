package dev.quayside.printing.font;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Turns typed text into one line that can be set.
public final class Printable {

  /// The faces that elements ask for; the others step in for their scripts.
  private static final List<Face> ASKED = List.of(Face.REGULAR, Face.BOLD, Face.DISPLAY, Face.TEXT);

  private static final String FALLBACK = "?";

  private Printable() {}

  /// Composes accents and makes every run of white space or control characters one space.
  public static String line(String typed) {
    StringBuilder line = new StringBuilder(typed.length());
    Normalizer.normalize(typed, Normalizer.Form.NFC)
        .codePoints()
        .map(c -> isBlank(c) ? ' ' : c)
        .filter(c -> c != ' ' || (!line.isEmpty() && line.charAt(line.length() - 1) != ' '))
        .forEach(line::appendCodePoint);
    return line.toString().strip();
  }

  /// A line with a question mark for every character no font can draw: for text that must not make
  /// a paper or a label fail. What cannot be drawn over a letter is left out.
  public static String readable(String text) {
    String line = line(text);
    if (isPrintable(line)) {
      return line;
    }
    String replaced = clusters(line).stream().map(Printable::drawn).collect(Collectors.joining());
    // letters can be drawn one by one and yet not joined to each other
    return isPrintable(replaced) ? replaced : replaced.replaceAll("[^ -~]", FALLBACK);
  }

  /// The characters of a line that no font can draw, each once.
  public static int[] missing(String line) {
    if (isPrintable(line)) {
      return new int[0];
    }
    int[] missing =
        clusters(line).stream()
            .filter(cluster -> !isPrintable(cluster))
            .flatMapToInt(cluster -> unprintable(cluster).codePoints())
            .distinct()
            .toArray();
    return missing.length > 0
        ? missing
        : line.codePoints().filter(c -> c > '~').distinct().toArray();
  }

  private static String drawn(String cluster) {
    if (isPrintable(cluster)) {
      return cluster;
    }
    String letter = Character.toString(cluster.codePointAt(0));
    return isPrintable(letter) ? letter : FALLBACK;
  }

  /// What of a letter with its marks cannot be drawn: the letter, else the marks.
  private static String unprintable(String cluster) {
    String letter = Character.toString(cluster.codePointAt(0));
    return isPrintable(letter) ? cluster.substring(letter.length()) : letter;
  }

  /// Splits a line into characters, each with the marks over and under it.
  private static List<String> clusters(String line) {
    List<String> clusters = new ArrayList<>();
    int[] points = line.codePoints().toArray();
    for (int from = 0; from < points.length; ) {
      int to = from + 1;
      while (to < points.length && Marks.isMark(points[to])) {
        to++;
      }
      clusters.add(new String(points, from, to - from));
      from = to;
    }
    return clusters;
  }

  private static boolean isPrintable(String line) {
    if (line.codePoints().allMatch(c -> c >= ' ' && c <= '~')) {
      return true; // every face has the characters of ASCII
    }
    try {
      ASKED.forEach(face -> GlyphLine.of(line, face));
      return true;
    } catch (UnprintableText e) {
      return false;
    }
  }

  private static boolean isBlank(int codePoint) {
    return Character.isWhitespace(codePoint)
        || Character.isSpaceChar(codePoint)
        || Character.isISOControl(codePoint)
        || Character.getType(codePoint) == Character.FORMAT;
  }
}
