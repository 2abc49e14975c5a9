package dev.quayside.engine.parcel;

import java.util.Locale;

/// Whether somebody has to sign at the door.
public enum Signature {
  NONE,
  STANDARD,
  ADULT;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}
