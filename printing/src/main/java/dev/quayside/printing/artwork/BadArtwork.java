package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Refusal;

/// A carrier's label that cannot be printed; the message says why.
public final class BadArtwork extends Refusal {

  private static final long serialVersionUID = 1L;

  BadArtwork(Message reason) {
    super(reason);
  }

  BadArtwork(Message reason, Throwable cause) {
    super(reason, cause);
  }
}
