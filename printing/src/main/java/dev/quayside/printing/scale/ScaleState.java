package dev.quayside.printing.scale;

/// How things stand with a scale.
public sealed interface ScaleState {

  /// It is unplugged, or may not be opened.
  record Away() implements ScaleState {}

  /// It is there and has told no weight yet, or says that it cannot: overloaded, at fault, to be
  /// calibrated.
  record NoWeight() implements ScaleState {}

  /// The last weight it told; look at its age.
  record Weighs(ScaleAnswer reading) implements ScaleState {}
}
