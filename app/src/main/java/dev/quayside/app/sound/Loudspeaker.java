package dev.quayside.app.sound;

/// What makes a signal heard.
@FunctionalInterface
public interface Loudspeaker {

  /// For tests and for desks that want quiet.
  Loudspeaker SILENT = (_, _) -> {};

  /// Returns at once.
  ///
  /// @param percent how loud, 0 to 100
  void play(Signal signal, int percent);
}
