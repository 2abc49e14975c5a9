package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import dev.quayside.printing.message.MessageKey;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// The connection to a sandbox carrier, with the faults the workspace has set. Every call passes it
/// first.
final class FaultyLine {

  private static final Duration LONGER_THAN_CALLERS_WAIT = Duration.ofSeconds(20);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(30);

  private final String carrierName;
  private final Supplier<CarrierFault> fault;
  private final Pause pause;
  private final AtomicLong calls = new AtomicLong();

  FaultyLine(String carrierName, Supplier<CarrierFault> fault, Pause pause) {
    this.carrierName = carrierName;
    this.fault = fault;
    this.pause = pause;
  }

  /// Waits the latency, then lets the call through or fails it.
  ///
  /// @throws ProblemException `CARRIER_UNAVAILABLE`: the carrier has not received the call
  void call() {
    try {
      hold();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw unavailable(SandboxWords.SILENT);
    }
    admit();
    if (fault.get().availability() == Availability.MALFORMED) {
      throw unavailable(SandboxWords.UNREADABLE);
    }
  }

  /// Makes a purchase. A slow carrier sells at once and answers late, so that asking for the
  /// reference later gives a certain answer.
  ///
  /// @throws ProblemException `CARRIER_UNAVAILABLE`: the carrier has not received the order
  /// @throws InDoubtException when the answer does not arrive
  <T> T purchase(Supplier<T> sale) {
    admit();
    var answer = sale.get();
    try {
      hold();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw lost();
    }
    return switch (fault.get().availability()) {
      case UP, DOWN, SLOW, FLAKY -> answer;
      case TIMEOUT_AFTER_PURCHASE, MALFORMED -> throw lost();
    };
  }

  private void admit() {
    switch (fault.get().availability()) {
      case DOWN -> throw unavailable(SandboxWords.DOWN);
      case FLAKY -> failEveryOther();
      case UP, SLOW, TIMEOUT_AFTER_PURCHASE, MALFORMED -> {}
    }
  }

  private void failEveryOther() {
    if (calls.incrementAndGet() % 2 == 1) {
      throw unavailable(SandboxWords.FLAKY);
    }
  }

  private static Duration latency(CarrierFault fault) {
    return fault.availability() == Availability.SLOW && fault.latency().isZero()
        ? LONGER_THAN_CALLERS_WAIT
        : fault.latency();
  }

  private void hold() throws InterruptedException {
    var latency = latency(fault.get());
    if (!latency.isZero()) {
      pause.hold(latency);
    }
  }

  private InDoubtException lost() {
    return new InDoubtException(SandboxWords.IN_DOUBT.of(carrierName));
  }

  private ProblemException unavailable(MessageKey what) {
    return ProblemException.tryLater(
        ProblemCode.CARRIER_UNAVAILABLE, what.of(carrierName), RETRY_AFTER);
  }
}
