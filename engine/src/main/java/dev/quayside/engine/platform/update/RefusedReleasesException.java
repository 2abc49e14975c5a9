package dev.quayside.engine.platform.update;

/// An answer that is not believed; its message says why, for the log.
final class RefusedReleasesException extends Exception {

  RefusedReleasesException(String why) {
    super(why);
  }
}
