package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;

/// What keeps a printer from printing.
public enum Attention {
  PAPER_OUT(Why.PAPER_OUT),
  RIBBON_OUT(Why.RIBBON_OUT),
  HEAD_OPEN(Why.HEAD_OPEN),
  JAMMED(Why.JAMMED),
  CUTTER(Why.CUTTER),
  TOO_HOT(Why.TOO_HOT),
  PAUSED(Why.PAUSED),
  NOT_ACCEPTING(Why.NOT_ACCEPTING),
  /// It takes connections and says nothing, as a Zebra does with its head open.
  SILENT(Why.SILENT),
  OTHER(Why.OTHER);

  private final Why why;

  Attention(Why why) {
    this.why = why;
  }

  /// Why it does not print, with what to do.
  public Message reason() {
    return why.of();
  }
}
