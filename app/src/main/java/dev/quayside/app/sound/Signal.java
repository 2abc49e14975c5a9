package dev.quayside.app.sound;

/// The sound signals.
public enum Signal {
  /// Success: two short rising tones.
  DONE,
  /// Look at the screen before going on: a long low tone, twice.
  STOP
}
