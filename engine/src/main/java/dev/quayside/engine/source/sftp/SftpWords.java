package dev.quayside.engine.source.sftp;

import dev.quayside.printing.message.MessageKey;

/// What a person does to connect a folder, where what it asks for is found, and what is told of it.
enum SftpWords implements MessageKey {
  STEP_USER,
  STEP_FOLDERS,
  STEP_KEY,
  STEP_FILES,
  HOST,
  PORT,
  USER_NAME,
  PASSWORD,
  PRIVATE_KEY,
  PASSPHRASE,
  HOST_KEY,
  FOLDER,
  DONE_FOLDER,
  FAILED_FOLDER,
  OUT_FOLDER,
  CURRENCY,
  CURRENCY_CODE,
  HOST_NAME,
  PORT_NUMBER,
  FINGERPRINT,
  EITHER,
  PATH,
  SAME_FOLDER,
  KEY_UNREADABLE,
  REFUSED,
  OTHER_HOST,
  NO_FOLDER,
  NO_PERMISSION,
  FULL,
  MANY_FILES,
  AT_LINE;

  @Override
  public String bundle() {
    return "sftp";
  }
}
