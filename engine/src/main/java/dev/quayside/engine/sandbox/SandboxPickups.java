package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.module.CarrierModule;
import java.time.InstantSource;
import java.util.Locale;

/// A simulated carrier's pickups, on the days its drivers come and free of charge.
///
/// @param real the carrier itself, whose own rules hold here too
record SandboxPickups(CarrierModule real, FaultyLine line, WorkingDays days, InstantSource clock)
    implements Pickups {

  private static final int NUMBER = 10;

  @Override
  public Naming serviceNaming() {
    return real.pickupNaming();
  }

  @Override
  public Booking book(Request request) {
    real.check(request, clock.instant());
    if (!days.works(request.date())) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, SandboxWords.NO_PICKUP, real.name(), request.date());
    }
    return line.purchase(() -> booking(request));
  }

  /// The booking, with a number that is always the same for a reference.
  private static Booking booking(Request request) {
    var reference = request.reference();
    var number =
        "PU"
            + reference
                .substring(Math.max(0, reference.length() - NUMBER))
                .toUpperCase(Locale.ROOT);
    return new Booking(number, number, request.date(), null);
  }

  @Override
  public void cancel(String handle) {
    line.call();
  }
}
