package dev.quayside.printing.scale;

/// The state of a scale.
public sealed interface ScaleState {

  /// It is unplugged, or may not be opened.
  record Away() implements ScaleState {}

  /// It is there and has not reported a weight yet, or cannot: overloaded, at fault, to be
  /// calibrated.
  record NoWeight() implements ScaleState {}

  /// It reported a weight; look at its age.
  record Weighs(ScaleAnswer reading) implements ScaleState {}
}
