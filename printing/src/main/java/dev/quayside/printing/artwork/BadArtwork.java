package dev.quayside.printing.artwork;

/// A carrier's label that cannot be printed; the message says why.
public final class BadArtwork extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadArtwork(String message) {
    super(message);
  }

  BadArtwork(String message, Throwable cause) {
    super(message, cause);
  }
}
