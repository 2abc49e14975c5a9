package dev.quayside.engine.platform.server.json;

import dev.quayside.printing.message.MessageKey;

/// What is told of requests before they reach a feature.
public enum ServerWords implements MessageKey {
  AMOUNT,
  BODY_CUT,
  BODY_LARGE,
  BODY_SLOW,
  BOOLEAN,
  DAMAGED,
  FILE_UNREADABLE,
  IDEMPOTENCY_KEY,
  INTEGER,
  LIST,
  LOGGED,
  METHODS,
  MONEY,
  NAME_AND_VALUE,
  NEEDS_TLS,
  NOTHING_THERE,
  NO_CERTIFICATE,
  NO_KEY,
  NO_PARAMETER,
  NO_PARAMETER_OF,
  NUMBER,
  OBJECT,
  OTHER_ENVIRONMENT,
  OTHER_KEY,
  OUT_OF_RANGE,
  PORT_TAKEN,
  QUERY_UNREADABLE,
  ROLE_NEEDED,
  STRING,
  TABLE_LARGE,
  THIS_PAGE,
  TOO_MANY_ELEMENTS,
  TOO_MANY_REQUESTS,
  UNKNOWN_KEY_KIND,
  UNWRITABLE,
  WORKSPACE_ARCHIVED,
  WRONG_HOST,
  NO_FIELD,
  DID_YOU_MEAN,
  ABOUT_FILE,
  TIME_EXPECTED,
  TIME_OR_DATE_EXPECTED,
  DATE_EXPECTED,
  INTEGER_FROM,
  INTEGER_FROM_TO,
  LINE_LONG,
  HEADERS_LARGE,
  STOPPING,
  NOT_UNDERSTOOD;

  @Override
  public String bundle() {
    return "server";
  }
}
