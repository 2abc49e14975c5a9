package dev.quayside.engine.customer.branding;

import dev.quayside.printing.message.MessageKey;

public enum BrandingWords implements MessageKey {
  A_LOGO,
  COLOUR,
  LINES,
  NOT_BASE64,
  TIME_ZONE,
  URL;

  @Override
  public String bundle() {
    return "branding";
  }
}
