package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.platform.store.Tx;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A key that several tries of one request use, as after a crash: it knows what was begun, and what
/// was recorded in which order.
public final class KeptKey<T> implements RequestKey<T> {

  private final List<String> steps = new ArrayList<>();
  private final Set<Thread> makers = new HashSet<>();
  private @Nullable String subject;

  public KeptKey() {}

  /// @param subject what an earlier try had begun
  public KeptKey(String subject) {
    this.subject = subject;
  }

  /// What was recorded: `begin <subject>`, `answer`, `withdraw`.
  public List<String> steps() {
    return List.copyOf(steps);
  }

  /// The threads that answers were made on: never the one that writes.
  public Set<Thread> makers() {
    return Set.copyOf(makers);
  }

  @Override
  public Optional<String> interrupted() {
    return Optional.ofNullable(subject);
  }

  @Override
  public void begin(Tx tx, String begun) {
    subject = begun;
    steps.add("begin " + begun);
  }

  @Override
  public Prepared answer(T made) {
    makers.add(Thread.currentThread());
    return _ -> steps.add("answer");
  }

  @Override
  public void withdraw(Tx tx) {
    subject = null;
    steps.add("withdraw");
  }
}
