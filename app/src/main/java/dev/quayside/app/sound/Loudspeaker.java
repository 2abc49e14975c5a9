package dev.quayside.app.sound;

/// Plays sound signals.
@FunctionalInterface
public interface Loudspeaker {

  /// For tests and quiet workstations.
  Loudspeaker SILENT = (_, _) -> {};

  /// Starts to play a signal and returns at once.
  ///
  /// @param percent volume, 0 to 100
  void play(Signal signal, int percent);
}
