package dev.quayside.engine.parcel.customs;

/// Who pays duties: the recipient (DDU) or the sender (DDP).
public enum Incoterm {
  DDU,
  DDP
}
