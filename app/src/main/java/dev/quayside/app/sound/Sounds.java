package dev.quayside.app.sound;

/// Plays signals at the volume of the settings.
public interface Sounds {

  /// For tests and quiet workstations.
  Sounds SILENT = _ -> {};

  /// Starts to play a signal and returns at once.
  void play(Signal signal);
}
