package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.sandbox.day.WorkingDays;
import java.util.Locale;

/// A simulated carrier's pickups, on the days its drivers come and free of charge.
record SandboxPickups(String carrierName, FaultyLine line, WorkingDays days) implements Pickups {

  private static final int NUMBER = 10;

  @Override
  public Booking book(Request request) {
    if (!days.works(request.date())) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, SandboxWords.NO_PICKUP, carrierName, request.date());
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
