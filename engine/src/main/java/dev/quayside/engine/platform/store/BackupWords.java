package dev.quayside.engine.platform.store;

import dev.quayside.printing.message.MessageKey;

/// Why a backup could not be made, and what to do about it.
enum BackupWords implements MessageKey {
  BACKUP_NO_FOLDER,
  BACKUP_FOLDER_CLOSED,
  BACKUP_DISK_FULL,
  BACKUP_NO_ROOM,
  BACKUP_FOREIGN,
  BACKUP_DAMAGED,
  BACKUP_SHARED,
  BACKUP_UNCOPIED,
  BACKUP_UNREADABLE,
  BACKUP_UNWRITTEN;

  @Override
  public String bundle() {
    return "store";
  }
}
