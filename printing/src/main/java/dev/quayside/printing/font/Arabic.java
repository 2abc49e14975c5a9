package dev.quayside.printing.font;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Joins Arabic letters: each takes the form its neighbours give it (Unicode Standard 9.2), as one
/// of the presentation forms, which the bundled font draws.
final class Arabic {

  private enum Form {
    ISOLATED,
    FINAL,
    INITIAL,
    MEDIAL
  }

  private static final int TATWEEL = 0x640;
  private static final int LAM = 0x644;

  /// Maps a letter, or lam with an alef, to its forms, read from the Unicode character names.
  private static final Map<String, Map<Form, Integer>> FORMS = new HashMap<>();

  static {
    read(0xFB50, 0xFBFF);
    read(0xFE80, 0xFEFC);
  }

  private Arabic() {}

  private static void read(int from, int to) {
    for (int point = from; point <= to; point++) {
      String name = Character.getName(point);
      if (name == null || !name.endsWith(" FORM")) {
        continue;
      }
      for (Form form : Form.values()) {
        if (name.endsWith(form.name() + " FORM")) {
          String letters = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFKC);
          FORMS.computeIfAbsent(letters, l -> new HashMap<>()).putIfAbsent(form, point);
        }
      }
    }
  }

  /// @throws UnprintableText for a letter that has no forms to join with
  static String joined(String text) {
    int[] points = text.codePoints().toArray();
    StringBuilder joined = new StringBuilder(text.length());
    for (int i = 0; i < points.length; i++) {
      Map<Form, Integer> forms = FORMS.get(Character.toString(points[i]));
      if (forms == null) {
        require(points[i], text);
        joined.appendCodePoint(points[i]);
        continue;
      }
      boolean before = joinsOn(neighbour(points, i, -1)) && forms.containsKey(Form.FINAL);
      int alef = i + 1 < points.length ? points[i + 1] : 0;
      Map<Form, Integer> ligature =
          points[i] == LAM ? FORMS.get(Character.toString(LAM) + Character.toString(alef)) : null;
      if (ligature != null) {
        joined.appendCodePoint(form(ligature, before, false, LAM));
        i++;
      } else {
        boolean after = joinsOn(points[i]) && joinsBack(neighbour(points, i, 1));
        joined.appendCodePoint(form(forms, before, after, points[i]));
      }
    }
    return joined.toString();
  }

  private static int form(Map<Form, Integer> forms, boolean before, boolean after, int letter) {
    Form form = before ? (after ? Form.MEDIAL : Form.FINAL) : after ? Form.INITIAL : Form.ISOLATED;
    return forms.getOrDefault(form, letter);
  }

  /// The next character that is not a mark; 0 when there is none.
  private static int neighbour(int[] points, int at, int step) {
    int i = at + step;
    while (i >= 0 && i < points.length && Marks.isMark(points[i])) {
      i += step;
    }
    return i >= 0 && i < points.length ? points[i] : 0;
  }

  private static boolean joinsOn(int letter) {
    return letter == TATWEEL || has(letter, Form.INITIAL);
  }

  private static boolean joinsBack(int letter) {
    return letter == TATWEEL || has(letter, Form.FINAL);
  }

  private static boolean has(int letter, Form form) {
    @Nullable Map<Form, Integer> forms = FORMS.get(Character.toString(letter));
    return forms != null && forms.containsKey(form);
  }

  private static void require(int point, String text) {
    boolean letter = Character.getType(point) == Character.OTHER_LETTER;
    if (letter && Character.UnicodeScript.of(point) == Character.UnicodeScript.ARABIC) {
      throw new UnprintableText(text, point);
    }
  }
}
