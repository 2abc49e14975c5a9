package dev.quayside.printing.label.element;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// A paragraph of a block, broken between words where needed.
///
/// @param scale its size in percent of the block's
public record Paragraph(String text, Face face, int scale) {

  public Paragraph {
    text = Printable.line(text);
  }

  public static Paragraph of(String text) {
    return new Paragraph(text, Face.REGULAR, 100);
  }

  Paragraph worded(UnaryOperator<String> wording) {
    return new Paragraph(wording.apply(text), face, scale);
  }

  /// Breaks into lines of at most `ems` ems; a word longer than that stays whole.
  List<String> lines(double ems) {
    return lines(List.of(text.split(" ")), ems);
  }

  /// Breaks into lines of at most `ems` ems, words that are too long by themselves included.
  public List<String> linesWithin(double ems) {
    List<String> pieces = new ArrayList<>();
    for (String word : text.split(" ")) {
      int start = 0;
      for (int end = 1; end < word.length(); end++) {
        boolean pair = Character.isLowSurrogate(word.charAt(end));
        if (!pair && GlyphLine.width(word.substring(start, end + 1), face) > ems) {
          pieces.add(word.substring(start, end));
          start = end;
        }
      }
      pieces.add(word.substring(start));
    }
    return lines(pieces, ems);
  }

  private List<String> lines(List<String> words, double ems) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : words) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && GlyphLine.width(longer, face) > ems) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return lines;
  }
}
