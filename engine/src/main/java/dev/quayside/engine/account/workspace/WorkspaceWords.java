package dev.quayside.engine.account.workspace;

import dev.quayside.printing.message.MessageKey;

public enum WorkspaceWords implements MessageKey {
  BATCH_RUNS,
  BEING_BOUGHT,
  LABELS_WAIT,
  LAST,
  NONE,
  PLAN,
  SLUG,
  SLUG_TAKEN;

  @Override
  public String bundle() {
    return "workspace";
  }
}
