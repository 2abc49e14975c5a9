package dev.quayside.printing.zpl;

import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;

/// A ZPL command that cannot be drawn: only a ZPL printer can print that label.
public final class ZplUnknown extends Refusal {

  private static final long serialVersionUID = 1L;

  ZplUnknown(String command) {
    super(Why.FILE_UNKNOWN_COMMAND.of(command));
  }
}
