package dev.quayside.engine.order.file.cell;

import java.util.Set;

/// What programs and people write where there is nothing: `null`, `N/A`, `-`. On a label it would
/// stand below the street, and as a barcode it would be learnt for all goods that have none.
public final class Placeholder {

  /// What no person is called. Somebody may be called Null.
  private static final Set<String> OF_NO_NAME =
      Set.of(
          "null",
          "undefined",
          "NaN",
          "nan",
          "\\N",
          "N/A",
          "n/a",
          "-",
          "--",
          "–",
          "—",
          ".",
          "(null)",
          "(none)",
          "(blank)",
          "<null>",
          "#N/D");

  private static final Set<String> ELSEWHERE =
      Set.of("NULL", "Null", "None", "none", "NONE", "nil", "N.A.", "n.a.", "NAN", "/");

  private Placeholder() {}

  /// @param ofName whether the text is a part of a name
  public static boolean is(String text, boolean ofName) {
    return OF_NO_NAME.contains(text) || !ofName && ELSEWHERE.contains(text);
  }
}
