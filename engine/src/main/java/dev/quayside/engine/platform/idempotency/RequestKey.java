package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/// The idempotency key of a request, and what it stands for. A use case writes both inside its own
/// transactions, so that key and work commit together or not at all.
///
/// @param <T> what the request makes
public interface RequestKey<T> {

  /// The id that an earlier request with this key had begun when its process died. Finish that one
  /// and begin nothing new.
  Optional<String> interrupted();

  /// Records the id of what is about to be made, before a carrier or other outside system is asked.
  void begin(Tx tx, String subject);

  /// Makes the answer that every retry will get. Call it before the transaction that has the
  /// result, since all others wait for the one that writes; `Database.writeIfUnchanged` is for
  /// results that depend on what is stored.
  Prepared answer(T made);

  /// Records that what was begun will not be made: the key may be used again.
  void withdraw(Tx tx);

  /// The same key for a use case that makes a part of the result.
  ///
  /// @param whole makes the result of it
  default <S> RequestKey<S> of(Function<S, T> whole) {
    var key = this;
    return new RequestKey<>() {
      @Override
      public Optional<String> interrupted() {
        return key.interrupted();
      }

      @Override
      public void begin(Tx tx, String subject) {
        key.begin(tx, subject);
      }

      @Override
      public Prepared answer(S made) {
        return key.answer(whole.apply(made));
      }

      @Override
      public void withdraw(Tx tx) {
        key.withdraw(tx);
      }
    };
  }

  /// An answer that is ready to be recorded.
  @FunctionalInterface
  interface Prepared {
    void keep(Tx tx);
  }

  /// The key of a caller that does not retry; it records nothing.
  static <T> RequestKey<T> none() {
    return beginning((_, _) -> {});
  }

  /// The key of a caller that does not retry, and notes in its own way what is begun.
  static <T> RequestKey<T> beginning(BiConsumer<Tx, String> note) {
    return new RequestKey<>() {
      @Override
      public Optional<String> interrupted() {
        return Optional.empty();
      }

      @Override
      public void begin(Tx tx, String subject) {
        note.accept(tx, subject);
      }

      @Override
      public Prepared answer(T made) {
        return _ -> {};
      }

      @Override
      public void withdraw(Tx tx) {}
    };
  }
}
