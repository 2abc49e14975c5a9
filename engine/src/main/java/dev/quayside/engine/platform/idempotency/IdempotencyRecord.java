package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The entry of one request under its key, while it runs.
public final class IdempotencyRecord {

  private final IdempotencyStore store;
  private final WorkspaceId workspace;
  private final IdempotencyStore.Entry entry;
  private final @Nullable String interrupted;

  /// Whether something may have been made outside, such as a label, under this key.
  private volatile boolean begun;

  private volatile boolean answered;

  /// @param interrupted the subject the key has already; null when it has none
  IdempotencyRecord(
      IdempotencyStore store,
      WorkspaceId workspace,
      IdempotencyStore.Entry entry,
      @Nullable String interrupted) {
    this.store = store;
    this.workspace = workspace;
    this.entry = entry;
    this.interrupted = interrupted;
    begun = interrupted != null;
  }

  /// Whether the key may still be held without an answer.
  boolean isBegun() {
    return begun;
  }

  /// Whether the use case has recorded the answer itself.
  public boolean isAnswered() {
    return answered;
  }

  /// The key for the use case.
  ///
  /// @param answer to what the use case has made
  public <T> RequestKey<T> key(Function<T, Answer> answer) {
    return new RequestKey<>() {
      @Override
      public Optional<String> interrupted() {
        return Optional.ofNullable(interrupted);
      }

      @Override
      public void begin(Tx tx, String subject) {
        if (!store.claim(tx, workspace, entry, subject)) {
          throw new KeyTakenException();
        }
        begun = true;
      }

      @Override
      public Prepared answer(T made) {
        var prepared = answer.apply(made);
        return tx -> keep(tx, prepared);
      }

      @Override
      public void withdraw(Tx tx) {
        store.withdraw(tx, workspace, entry);
      }
    };
  }

  private void keep(Tx tx, Answer answer) {
    // what was begun outside is recorded in any case: the engine that took the key over answers
    // with it
    if (!store.settle(tx, workspace, entry, answer) && !begun) {
      throw new KeyTakenException();
    }
    answered = true;
  }
}
