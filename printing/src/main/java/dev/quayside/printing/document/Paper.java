package dev.quayside.printing.document;

import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/// The sheets office printers hold.
public enum Paper {
  LETTER(new Size(Length.mils(8500), Length.mils(11000))),
  A4(new Size(Length.micrometres(210_000), Length.micrometres(297_000)));

  private static final Set<String> LETTER_COUNTRIES = Set.of("US", "CA", "MX", "PR");

  private final Size size;

  Paper(Size size) {
    this.size = size;
  }

  /// The paper that offices of a country use.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static Paper usedIn(String country) {
    return LETTER_COUNTRIES.contains(country) ? LETTER : A4;
  }

  /// The paper that a program or person calls by its name, in capitals or not.
  public static Optional<Paper> named(String name) {
    return Arrays.stream(values())
        .filter(paper -> paper.name().equalsIgnoreCase(name.strip()))
        .findFirst();
  }

  public Size size() {
    return size;
  }

  /// The width in mils, rounded down.
  int width() {
    return (int) size.width().inMils();
  }

  /// The height in mils, rounded down.
  int height() {
    return (int) size.height().inMils();
  }
}
