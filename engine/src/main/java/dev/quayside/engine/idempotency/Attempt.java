package dev.quayside.engine.idempotency;

/// The work of a request that holds a key.
public interface Attempt {

  /// Does it, writing into the slip as it goes.
  Answer run(Slip slip);
}
