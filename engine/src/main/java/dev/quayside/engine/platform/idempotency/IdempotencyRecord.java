package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One request's entry under its key, while it runs.
public final class IdempotencyRecord {

  private final IdempotencyStore store;
  private final WorkspaceId workspace;
  private final IdempotencyStore.Entry entry;
  private final @Nullable String interrupted;

  IdempotencyRecord(
      IdempotencyStore store,
      WorkspaceId workspace,
      IdempotencyStore.Entry entry,
      @Nullable String interrupted) {
    this.store = store;
    this.workspace = workspace;
    this.entry = entry;
    this.interrupted = interrupted;
  }

  /// The id of what an earlier try with this key had begun when the process died: finish that one,
  /// begin nothing new.
  public Optional<String> interrupted() {
    return Optional.ofNullable(interrupted);
  }

  /// The receipt to hand to the use case.
  ///
  /// @param status the HTTP status of success
  /// @param body what is answered for what was made
  public <T> Receipt<T> receipt(int status, Function<T, String> body) {
    return receipt(made -> new Answer(status, body.apply(made), false));
  }

  /// @param answer what is answered for what was made
  public <T> Receipt<T> receipt(Function<T, Answer> answer) {
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String subject) {
        store.claim(tx, workspace, entry, subject);
      }

      @Override
      public void settle(Tx tx, T made) {
        store.settle(tx, workspace, entry, answer.apply(made));
      }

      @Override
      public void withdraw(Tx tx) {
        store.delete(tx, workspace, entry.key());
      }
    };
  }
}
