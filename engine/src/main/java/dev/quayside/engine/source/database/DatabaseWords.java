package dev.quayside.engine.source.database;

import dev.quayside.printing.message.MessageKey;

/// What a person does to connect a database, and what is told of it.
enum DatabaseWords implements MessageKey {
  STEP_USER,
  STEP_VIEW,
  STEP_DRIVER,
  URL,
  USER_NAME,
  PASSWORD,
  URL_FORM,
  URL_FILE,
  URL_PASSWORD,
  URL_PROPERTY,
  URL_HOST,
  URL_RESERVED,
  URL_DRIVER,
  ONE_STATEMENT,
  COMMENT,
  QUOTE,
  SIGN,
  ONLY_SELECT,
  ONLY_WRITE,
  NOT_IN_READ,
  NEEDS_PARAMETER,
  UNKNOWN_PARAMETER,
  SOME_PARAMETER,
  FOUND_WITHOUT_SHIPPED,
  ANSWERS,
  ANSWERS_OFF,
  NO_FILE,
  NO_DRIVER,
  DRIVER_FAULT,
  BUSY,
  TOO_MANY,
  SAYS,
  READ_SAYS,
  SEVERAL_ROWS,
  NOT_UNDONE,
  NOT_TRIED,
  IN_DOUBT,
  VOID_IN_DOUBT,
  UNSETTLED,
  NO_HEADER,
  FAULT;

  @Override
  public String bundle() {
    return "database_link";
  }
}
