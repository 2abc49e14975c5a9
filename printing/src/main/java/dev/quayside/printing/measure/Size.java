package dev.quayside.printing.measure;

/// Width and height of a label or page.
public record Size(Length width, Length height) {

  /// The label size every parcel carrier takes.
  public static final Size FOUR_BY_SIX = new Size(Length.mils(4000), Length.mils(6000));

  public Size {
    if (width.units() <= 0 || height.units() <= 0) {
      throw new IllegalArgumentException("A size must be wider and higher than nothing.");
    }
  }
}
