package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;

/// The reasons that keep a printer from printing.
public enum Attention {
  PAPER_OUT(Why.PAPER_OUT),
  RIBBON_OUT(Why.RIBBON_OUT),
  HEAD_OPEN(Why.HEAD_OPEN),
  JAMMED(Why.JAMMED),
  CUTTER(Why.CUTTER),
  TOO_HOT(Why.TOO_HOT),
  PAUSED(Why.PAUSED),
  NOT_ACCEPTING(Why.NOT_ACCEPTING),
  /// It accepts connections and does not answer, as a Zebra does with its head open.
  SILENT(Why.SILENT),
  OTHER(Why.OTHER);

  private final Why why;

  Attention(Why why) {
    this.why = why;
  }

  /// The reason it does not print, with what to do.
  public Message reason() {
    return why.of();
  }
}
