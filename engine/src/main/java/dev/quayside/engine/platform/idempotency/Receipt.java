package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.platform.store.Tx;

/// What a use case writes for its caller's retry, inside its own transactions: the record commits
/// with what it did, or not at all.
///
/// @param <T> what the use case makes
public interface Receipt<T> {

  /// Says what is about to be made, before anybody outside is asked. `subject` is its id.
  void claim(Tx tx, String subject);

  /// Keeps the answer for every retry.
  void settle(Tx tx, T made);

  /// What was claimed will not be made: the key may be used afresh.
  void withdraw(Tx tx);

  /// For a caller that does not retry.
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
