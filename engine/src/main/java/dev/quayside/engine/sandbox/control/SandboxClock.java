package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.account.workspace.ClockReading;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Moves a sandbox workspace's clock, and then does whatever has become due.
public final class SandboxClock {

  private static final Logger LOG = LoggerFactory.getLogger(SandboxClock.class);

  private final Clocks clocks;
  private final List<Consumer<Caller>> listeners;

  /// @param listeners called after each move, in this order
  public SandboxClock(Clocks clocks, List<Consumer<Caller>> listeners) {
    this.clocks = clocks;
    this.listeners = List.copyOf(listeners);
  }

  public ClockReading read(Caller caller) {
    return clocks.read(caller.workspace());
  }

  /// @param by not negative
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`
  public ClockReading advance(Caller caller, Duration by, RequestKey<ClockReading> key) {
    var reading = clocks.advance(caller.workspace(), by, key);
    tell(caller);
    return reading;
  }

  /// Calls the listeners when the time means something else now, for example because parcels have
  /// begun to move by themselves.
  void tell(Caller caller) {
    listeners.forEach(listener -> tell(listener, caller));
  }

  /// Calls one listener. A failure is only logged, since the clock has moved; the work is tried
  /// again in its own time.
  private static void tell(Consumer<Caller> listener, Caller caller) {
    try {
      listener.accept(caller);
    } catch (RuntimeException e) {
      LOG.warn("{}: something that was due failed", caller.workspace(), e);
    }
  }
}
