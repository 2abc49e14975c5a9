package dev.quayside.engine.customs;

/// Who pays duties: the recipient (DDU) or the sender (DDP).
public enum Incoterm {
  DDU,
  DDP
}
