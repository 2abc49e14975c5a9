package dev.quayside.app.sound;

/// Where signals are heard.
public interface Sounds {

  /// For tests and for desks that want quiet.
  Sounds SILENT = _ -> {};

  /// Returns at once.
  void play(Signal signal);
}
