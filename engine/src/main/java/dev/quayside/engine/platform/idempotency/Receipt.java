package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.platform.store.Tx;

/// The idempotency record a use case writes inside its own transactions, so that record and work
/// commit together or not at all.
///
/// @param <T> what the use case makes
public interface Receipt<T> {

  /// Records the id of what is about to be made, before a carrier or other outside system is asked.
  void claim(Tx tx, String subject);

  /// Records the answer that every retry will get.
  void settle(Tx tx, T made);

  /// Records that what was claimed will not be made: the key may be used again.
  void withdraw(Tx tx);

  /// The receipt of a caller that does not retry; it records nothing.
  static <T> Receipt<T> none() {
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String subject) {}

      @Override
      public void settle(Tx tx, T made) {}

      @Override
      public void withdraw(Tx tx) {}
    };
  }
}
