package dev.quayside.engine.webhook.delivery;

import dev.quayside.printing.message.MessageKey;

public enum WebhookWords implements MessageKey {
  ANSWERED,
  BROKE,
  CERTIFICATE,
  CONNECT_LATE,
  CURSOR,
  DISABLED,
  EVENT,
  EVENTS,
  FRAGMENT,
  GAVE_UP,
  INSECURE,
  LATE,
  LOOKUP,
  NOBODY_ASKED,
  NO_CONNECTION,
  OURS,
  OVERLAP,
  PLAIN,
  REDIRECT,
  SECRET_BLANK,
  URL,
  USER,
  WEBHOOK;

  @Override
  public String bundle() {
    return "webhook";
  }
}
