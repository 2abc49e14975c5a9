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
  LANGUAGE,
  NONE,
  NOT_SENT,
  OLD,
  PASSWORD,
  PLACEHOLDER,
  PORT,
  RESERVED,
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
