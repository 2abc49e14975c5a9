package dev.quayside.engine.parcel;

import dev.quayside.engine.base.text.WireWord;

/// Which signature the carrier must collect at the door.
public enum Signature implements WireWord {
  NONE,
  STANDARD,
  ADULT
}
