package dev.quayside.engine.order.view;

import dev.quayside.printing.message.MessageKey;

/// What people are told about the lists they keep.
public enum ViewWords implements MessageKey {
  VIEW,
  NOT_SHARED;

  @Override
  public String bundle() {
    return "view";
  }
}
