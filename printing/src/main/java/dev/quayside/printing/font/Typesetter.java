package dev.quayside.printing.font;

import java.lang.Character.UnicodeScript;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Sets one line: puts it in the order it is drawn in (Unicode Standard Annex 9), chooses a face
/// for each character and places every glyph.
final class Typesetter {

  private final String text;
  private final Face face;
  private final Face ideographs;
  private final List<GlyphRun> runs = new ArrayList<>();
  private final List<Glyph> glyphs = new ArrayList<>();
  private final StringBuilder set = new StringBuilder();
  private @Nullable Face current;
  private boolean plain = true;
  private double pen;

  Typesetter(String text, Face face) {
    this.text = text;
    this.face = face;
    this.ideographs = ideographs(text);
  }

  /// Chinese, Japanese and Korean draw many ideographs differently but share their code points: a
  /// line that also has kana or hangul tells which is meant.
  private static Face ideographs(String text) {
    return text.codePoints()
        .mapToObj(UnicodeScript::of)
        .flatMap(
            script ->
                switch (script) {
                  case HIRAGANA, KATAKANA -> Stream.of(Face.JAPANESE);
                  case HANGUL -> Stream.of(Face.KOREAN);
                  default -> Stream.<Face>empty();
                })
        .findFirst()
        .orElse(Face.CHINESE);
  }

  GlyphLine line() {
    if (Bidi.requiresBidi(text.toCharArray(), 0, text.length())) {
      bidirectional();
    } else {
      clusters(Thai.decomposed(text), true);
    }
    close();
    return new GlyphLine(runs, pen);
  }

  private void bidirectional() {
    Bidi bidi = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
    int count = bidi.getRunCount();
    byte[] levels = new byte[count];
    Integer[] order = new Integer[count];
    for (int i = 0; i < count; i++) {
      levels[i] = (byte) bidi.getRunLevel(i);
      order[i] = i;
    }
    Bidi.reorderVisually(levels, 0, order, 0, count);
    for (int i : order) {
      String run = text.substring(bidi.getRunStart(i), bidi.getRunLimit(i));
      if (bidi.getRunLevel(i) % 2 == 0) {
        clusters(Thai.decomposed(run), true);
      } else {
        clusters(Arabic.joined(run), false);
      }
    }
  }

  /// Splits a run into clusters, each a character with the marks over and under it, and sets them.
  private void clusters(String run, boolean leftToRight) {
    List<int[]> clusters = new ArrayList<>();
    int[] points = run.codePoints().toArray();
    for (int from = 0; from < points.length; ) {
      int to = from + 1;
      while (to < points.length && Marks.isMark(points[to])) {
        to++;
      }
      clusters.add(Arrays.copyOfRange(points, from, to));
      from = to;
    }
    List<int[]> drawn = leftToRight ? clusters : clusters.reversed();
    for (int[] cluster : drawn) {
      if (cluster.length > 1 && !stands(cluster)) {
        // a mark of another script, or at the start of a text: drawn by itself, not left out
        Arrays.stream(cluster).forEach(each -> cluster(new int[] {each}, leftToRight));
      } else {
        cluster(cluster, leftToRight);
      }
    }
  }

  /// Whether one face has the letter with all its marks.
  private boolean stands(int[] cluster) {
    return face.candidates(cluster[0], ideographs).stream()
        .map(Face::typeface)
        .anyMatch(typeface -> Arrays.stream(cluster).allMatch(typeface::covers));
  }

  private void cluster(int[] cluster, boolean leftToRight) {
    int base = leftToRight ? cluster[0] : Mirror.of(cluster[0]);
    Face chosen = choose(base, cluster);
    if (chosen != current) {
      close();
      current = chosen;
    }
    Typeface typeface = chosen.typeface();
    int glyph = typeface.glyph(base);
    double scale = 1.0 / typeface.unitsPerEm();
    glyphs.add(new Glyph(glyph, pen, 0));
    set.appendCodePoint(base);
    plain &= leftToRight && cluster.length == 1;
    if (cluster.length > 1) {
      Marks marks = new Marks(typeface, base);
      for (int i = 1; i < cluster.length; i++) {
        glyphs.add(marks.place(typeface.glyph(cluster[i]), cluster[i], pen));
        set.appendCodePoint(cluster[i]);
      }
    }
    pen += typeface.advance(glyph) * scale;
  }

  /// The first face that has the letter and its marks.
  ///
  /// @throws UnprintableText when no face has them
  private Face choose(int base, int[] cluster) {
    int missing = base;
    for (Face candidate : face.candidates(base, ideographs)) {
      Typeface typeface = candidate.typeface();
      if (typeface.covers(base)) {
        int[] marks =
            Arrays.stream(cluster).skip(1).filter(mark -> !typeface.covers(mark)).toArray();
        if (marks.length == 0) {
          return candidate;
        }
        missing = marks[0];
      }
    }
    throw new UnprintableText(text, missing);
  }

  private void close() {
    if (current != null && !glyphs.isEmpty()) {
      runs.add(new GlyphRun(current, set.toString(), glyphs, plain));
      glyphs.clear();
      set.setLength(0);
    }
    plain = true;
  }
}
