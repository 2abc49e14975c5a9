package dev.quayside.engine.preset;

/// What a parcel is made of.
public enum Packaging {
  BOX,
  ENVELOPE,
  SOFT_PACK,
  TUBE
}
