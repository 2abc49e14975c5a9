package dev.quayside.engine.platform.health;

/// How an installation is.
///
/// @param database whether what is stored can be read
/// @param writer whether a change became durable just now
public record Health(boolean database, boolean writer, DiskRoom disk) {

  static final Health UNKNOWN = new Health(false, false, DiskRoom.FULL);

  /// Whether it can do what it is there for.
  public boolean isReady() {
    return database && writer && disk != DiskRoom.FULL;
  }
}
