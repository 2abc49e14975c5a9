package dev.quayside.engine.document;

import dev.quayside.printing.message.MessageKey;

public enum DocumentWords implements MessageKey {
  BEING_MADE,
  CLOSING_DOUBT,
  NOT_IN_DOUBT,
  NO_CN22,
  NO_CN23,
  NO_GOODS,
  NO_INVOICE,
  NO_LABELS,
  PAGE,
  PAPERS,
  KIND,
  MANIFEST,
  NOTHING,
  NOTHING_BECAUSE,
  UNKNOWN_LABELS;

  @Override
  public String bundle() {
    return "document";
  }
}
