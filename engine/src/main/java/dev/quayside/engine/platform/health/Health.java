package dev.quayside.engine.platform.health;

/// The state of an installation.
///
/// @param database whether stored data can be read
/// @param writer whether a change has just become durable
public record Health(State database, State writer, State disk, boolean low) {

  /// The state of one part.
  enum State {
    WELL,
    ILL,
    /// The check has not answered yet.
    SILENT
  }
}
