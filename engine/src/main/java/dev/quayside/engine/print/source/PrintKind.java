package dev.quayside.engine.print.source;

import dev.quayside.engine.base.text.WireWord;

/// Kinds of documents that may be routed to different printers.
public enum PrintKind implements WireWord {
  LABEL,
  PACKING_SLIP,
  CUSTOMS_FORM,
  MANIFEST,
  SHEET
}
