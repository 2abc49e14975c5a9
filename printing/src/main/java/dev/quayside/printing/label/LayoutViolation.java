package dev.quayside.printing.label;

/// A reason why a label must not, or should not, be printed as it is.
///
/// @param element the element at fault
/// @param text what is wrong, with the measured sizes
public record LayoutViolation(Rule rule, String element, String text) {

  public enum Rule {
    /// Ink beyond the edge of the label.
    OVERFLOW,
    /// Two elements over each other.
    OVERLAP,
    /// Ink in the clear margin a scanner needs beside a barcode.
    QUIET_ZONE,
    /// No whole number of dots gives a bar width the scanner accepts in the room there is.
    X_DIMENSION,
    /// Text had to be set smaller than its smallest size.
    TEXT_SIZE
  }

  /// Whether a label that breaks this rule is worthless: its barcode may not scan.
  public boolean spoilsBarcode() {
    return switch (rule) {
      case QUIET_ZONE, X_DIMENSION -> true;
      case OVERFLOW, OVERLAP, TEXT_SIZE -> false;
    };
  }
}
