package dev.quayside.engine.carrier;

import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// One carrier as one workspace sees it: its account, its environment, its clock.
///
/// The sandbox network and the real connectors implement the same port. Calls block; callers run
/// them on virtual threads with a deadline. Every method may throw {@link
/// dev.quayside.engine.base.problem.ProblemException} with `CARRIER_UNAVAILABLE` when the carrier
/// certainly did nothing.
public interface Carrier {

  CarrierProfile profile();

  /// The terms on which its labels are bought.
  default Terms terms() {
    return Terms.PREPAID;
  }

  /// Prices what the carrier would do for the consignment.
  ///
  /// @param services service codes to price; empty for all
  Rating rate(Consignment consignment, Set<String> services);

  /// Whether it answers within this process, without a network: then a second thread to stop
  /// waiting for it would cost more than the call.
  default boolean isAtHand() {
    return false;
  }

  /// Refuses what this carrier refuses by itself, before it is asked. Prices come without it, since
  /// the addresses of a rate request need only postal code and country.
  ///
  /// @param service service code
  /// @throws dev.quayside.engine.base.problem.ProblemException naming the field: `INVALID_ADDRESS`,
  ///   `INVALID_CUSTOMS` and others, as {@link #purchase} would
  default void check(Consignment consignment, String service) {}

  /// A name for all services that {@link #check} refuses alike, so that a rate request asks for one
  /// of them.
  default String refusedAs(Consignment consignment, String service) {
    return service;
  }

  /// Buys the service. The carrier keeps `tender.reference()`, so that {@link #lookUp} can tell
  /// later whether the purchase happened.
  ///
  /// @throws InDoubtException when it is not known whether the carrier accepted
  /// @throws dev.quayside.engine.base.problem.ProblemException when the carrier refused: nothing
  ///   was bought
  Acceptance purchase(Tender tender);

  /// Asks, by our reference, how a purchase in doubt ended. Never buys.
  ///
  /// @param tender as it was given to {@link #purchase}
  LookupAnswer lookUp(Tender tender);

  /// Asks the carrier to void an unused label. A label it has voided already is `Voided` again: a
  /// retry after a crash must not fail.
  ///
  /// @throws InDoubtException when it is not known whether the carrier voided it; asking again
  ///   tells
  /// @throws dev.quayside.engine.base.problem.ProblemException when the carrier did nothing
  VoidAnswer voidLabel(IssuedLabel label);

  /// Fetches a file that was not ready at the purchase; empty while the carrier still makes it.
  ///
  /// @param link the `link` of a `CarrierDocument`
  default Optional<byte[]> document(String link) {
    return Optional.empty();
  }

  /// Every scan the carrier knows, oldest first; empty for a number it does not know.
  List<Scan> track(String trackingNumber);

  /// The most tracking numbers {@link #trackAll} takes in one call.
  default int mostTrackedAtOnce() {
    return 1;
  }

  /// Tracks many numbers in one call. A number left out of the answer could not be tracked.
  default Map<String, List<Scan>> trackAll(List<String> trackingNumbers) {
    return trackingNumbers.stream().collect(Collectors.toMap(Function.identity(), this::track));
  }

  /// An ability that only some carriers have: {@link AddressLookup}, {@link Pickups}, {@link
  /// Closing}.
  default <T> Optional<T> able(Class<T> capability) {
    return capability.isInstance(this) ? Optional.of(capability.cast(this)) : Optional.empty();
  }
}
