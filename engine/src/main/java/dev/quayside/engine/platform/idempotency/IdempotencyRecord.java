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

  /// The subject an earlier request with this key had begun when its process died. Finish that one
  /// and begin nothing new.
  public Optional<String> interrupted() {
    return Optional.ofNullable(interrupted);
  }

  /// The receipt for the use case.
  ///
  /// @param status the HTTP status of success
  /// @param body makes the answer's body
  public <T> Receipt<T> receipt(int status, Function<T, String> body) {
    return receipt(made -> new Answer(status, body.apply(made), false));
  }

  /// @param answer makes the answer
  public <T> Receipt<T> receipt(Function<T, Answer> answer) {
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String subject) {
        if (!store.claim(tx, workspace, entry, subject)) {
          throw new KeyTakenException();
        }
        begun = true;
      }

      @Override
      public void settle(Tx tx, T made) {
        // what was begun outside is recorded in any case: the engine that took the key over answers
        // with it
        if (!store.settle(tx, workspace, entry, answer.apply(made)) && !begun) {
          throw new KeyTakenException();
        }
      }

      @Override
      public void withdraw(Tx tx) {
        store.withdraw(tx, workspace, entry);
      }
    };
  }
}
