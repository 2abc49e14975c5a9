package dev.quayside.printing.file;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Refusal;

/// A file that cannot be printed; the message says why.
public final class BadFile extends Refusal {

  private static final long serialVersionUID = 1L;

  private final boolean ofPages;

  public BadFile(Message reason) {
    this(reason, false);
  }

  /// @param ofPages whether the pages asked for are wrong, not the file
  BadFile(Message reason, boolean ofPages) {
    super(reason);
    this.ofPages = ofPages;
  }

  public boolean isOfPages() {
    return ofPages;
  }
}
