package dev.quayside.engine.parcel;

import dev.quayside.engine.base.text.WireWord;

/// Whether somebody has to sign at the door.
public enum Signature implements WireWord {
  NONE,
  STANDARD,
  ADULT
}
