package dev.quayside.engine.platform.update;

/// A list of releases that cannot be trusted; the message gives the reason for the log.
final class RefusedReleasesException extends Exception {

  RefusedReleasesException(String why) {
    super(why);
  }
}
