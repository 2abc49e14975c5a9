package dev.quayside.engine.platform.idempotency;

/// The work of a request that holds a key.
public interface Claim {

  /// Does it, writing into the slip as it goes.
  Answer run(IdempotencyRecord slip);
}
