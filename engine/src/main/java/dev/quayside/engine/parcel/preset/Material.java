package dev.quayside.engine.parcel.preset;

/// The material of a preset's box.
public enum Material {
  BOX,
  ENVELOPE,
  SOFT_PACK,
  TUBE
}
