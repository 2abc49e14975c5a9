package dev.quayside.engine.customer.email.template;

import dev.quayside.printing.message.MessageKey;

public enum EmailFaults implements MessageKey {
  ADDRESS,
  AGAIN,
  CERTIFICATE,
  CLEAR,
  CUT,
  EMAIL,
  ENDED,
  GONE,
  HOST,
  LABEL_ADDRESS,
  LANGUAGE,
  NONE,
  NO_ADDRESS,
  NOT_SENT,
  OFF,
  OLD,
  PASSWORD,
  PLACEHOLDER,
  PORT,
  RESERVED,
  SANDBOX,
  SENDING,
  SENT,
  SHIPMENT_LABEL,
  SILENT,
  STARTTLS,
  SUBJECT,
  TALK,
  TEMPLATE,
  THIS_WORKSPACE,
  TLS,
  UNREACHED,
  WAITED,
  WITH_REPLY,
  REFUSED,
  NOT_NOW;

  @Override
  public String bundle() {
    return "email";
  }
}
