package dev.quayside.engine.platform.idempotency;

/// Another engine has the key meanwhile: what this one was about to commit under it is rolled back.
final class KeyTakenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  KeyTakenException() {
    super("the idempotency key is another engine's", null, false, false);
  }
}
