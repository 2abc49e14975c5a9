package dev.quayside.app.sound;

/// What a tone says.
public enum Signal {
  /// It went well: two short rising tones.
  DONE,
  /// Look at the screen before you go on: a long low one, twice.
  STOP
}
