package dev.quayside.engine.platform.health;

/// How an installation is.
///
/// @param database whether what is stored can be read
/// @param writer whether a change became durable just now
public record Health(State database, State writer, State disk, boolean low) {

  /// What is known of a part.
  enum State {
    WELL,
    ILL,
    /// It was asked and has not answered.
    SILENT
  }
}
