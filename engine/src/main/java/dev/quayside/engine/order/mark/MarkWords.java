package dev.quayside.engine.order.mark;

import dev.quayside.printing.message.MessageKey;

/// What people are told about tags, people and notes of orders.
public enum MarkWords implements MessageKey {
  TAG,
  TAG_TAKEN,
  TAGS_FULL,
  NO_PERSON,
  NOTES_FULL,
  ME_UNKNOWN;

  @Override
  public String bundle() {
    return "mark";
  }
}
