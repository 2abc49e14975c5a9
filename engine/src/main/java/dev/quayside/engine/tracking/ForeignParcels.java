package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.tracking.TrackingQuery.Stranger;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Parcels that have no label of this workspace. The carrier is recognized by the number and asked
/// for the scans; nothing is stored.
final class ForeignParcels {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private final Carriers carriers;
  private final TrackingQuery query;
  private final Function<String, List<String>> detect;

  /// @param detect codes of the carriers whose number format a number has
  ForeignParcels(Carriers carriers, TrackingQuery query, Function<String, List<String>> detect) {
    this.carriers = carriers;
    this.query = query;
    this.detect = detect;
  }

  /// @param numbers normalized numbers, none of them of this workspace
  /// @param carrier carrier code; null to recognize it by the number
  Map<String, Lookup> look(Caller caller, Collection<String> numbers, @Nullable String carrier) {
    var lookups = new HashMap<String, Lookup>();
    var asked = new HashMap<String, Stranger>();
    for (String number : numbers) {
      try {
        asked.put(number, new Stranger(carrierOf(caller, number, carrier), number));
      } catch (ProblemException e) {
        lookups.put(number, new Lookup.Missed(e.problem()));
      }
    }
    if (!asked.isEmpty()) {
      var answers = query.elsewhere(caller, asked.values());
      asked.forEach(
          (number, stranger) -> lookups.put(number, lookup(stranger, answers.get(stranger))));
    }
    return lookups;
  }

  private String carrierOf(Caller caller, String number, @Nullable String named) {
    if (named != null && carriers.find(caller, named).isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE, "carrier", CarrierWords.NO_CARRIER, named);
    }
    var carrier = named == null ? detected(caller, number) : named;
    return switch (caller.environment()) {
      // sandbox carriers know only the parcels of this installation
      case SANDBOX -> throw notFound(number);
      case PRODUCTION -> carrier;
    };
  }

  private String detected(Caller caller, String number) {
    var fits =
        detect.apply(number).stream()
            .filter(code -> carriers.find(caller, code).isPresent())
            .toList();
    if (fits.isEmpty()) {
      throw notFound(number);
    }
    if (fits.size() > 1) {
      throw ProblemException.refused(
          ProblemCode.CARRIER_AMBIGUOUS, TrackingWords.SEVERAL_CARRIERS, String.join(", ", fits));
    }
    return fits.getFirst();
  }

  private static Lookup lookup(Stranger stranger, @Nullable List<Scan> scans) {
    if (scans == null) {
      return new Lookup.Missed(
          new Problem.TryLater(
              ProblemCode.CARRIER_UNAVAILABLE,
              TrackingWords.LATER.of(stranger.carrier()),
              TRY_AGAIN));
    }
    return scans.isEmpty()
        ? new Lookup.Missed(notFound(stranger.trackingNumber()).problem())
        : new Lookup.Found(
            Tracker.ofStranger(stranger.trackingNumber(), stranger.carrier(), scans));
  }

  private static ProblemException notFound(String number) {
    return ProblemException.notFound(TrackingWords.NUMBER, number);
  }
}
