package dev.quayside.engine.platform.backup;

import dev.quayside.printing.message.MessageKey;

enum BackupPlanWords implements MessageKey {
  BACKUP_CUT_SHORT,
  BACKUP_WHOLE_PATH;

  @Override
  public String bundle() {
    return "store";
  }
}
