package dev.quayside.engine.print.source;

import java.util.Locale;

/// Kinds of paper that may go to different printers.
public enum PrintKind {
  LABEL,
  PACKING_SLIP,
  CUSTOMS_FORM,
  MANIFEST,
  SHEET;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}
