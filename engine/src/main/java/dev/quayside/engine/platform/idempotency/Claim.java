package dev.quayside.engine.platform.idempotency;

/// The work of a request that has an idempotency key.
public interface Claim {

  /// Does the work, and writes into the key's record as it goes.
  Answer run(IdempotencyRecord slip);
}
