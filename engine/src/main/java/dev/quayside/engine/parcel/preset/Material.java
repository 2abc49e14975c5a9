package dev.quayside.engine.parcel.preset;

/// What a box one packs in is made of.
public enum Material {
  BOX,
  ENVELOPE,
  SOFT_PACK,
  TUBE
}
