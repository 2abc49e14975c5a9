package dev.quayside.engine.carrier;

import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
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

  /// On what terms its labels are bought.
  default Terms terms() {
    return Terms.PREPAID;
  }

  /// Prices what the carrier would do for the consignment.
  ///
  /// @param services service codes to price; empty for all
  Rating rate(Consignment consignment, Set<String> services);

  /// Whether it answers without waiting for anybody outside this process: then handing a call to
  /// another thread, to be able to leave it behind, costs more than the call.
  default boolean isAtHand() {
    return false;
  }

  /// Buys. The carrier keeps `tender.reference()`, so that {@link #lookUp} can tell later whether
  /// the purchase happened.
  ///
  /// @throws InDoubtException when nobody knows whether the carrier took it
  /// @throws dev.quayside.engine.base.problem.ProblemException when the carrier refused: nothing
  ///   was bought
  Acceptance purchase(Tender tender);

  /// What became of a purchase in doubt, asked by our reference. Never buys.
  ///
  /// @param tender as it was given to {@link #purchase}
  LookupAnswer lookUp(Tender tender);

  /// Asks the carrier to void an unused label. A label it has voided already is `Voided` again: a
  /// retry after a crash must not fail.
  ///
  /// @throws InDoubtException when nobody knows whether the carrier voided it: asked again, it says
  /// @throws dev.quayside.engine.base.problem.ProblemException when the carrier did nothing
  VoidAnswer voidLabel(IssuedLabel label);

  /// A file that was not there yet: empty while the carrier still makes it.
  ///
  /// @param link of {@link CarrierDocument#link}
  default Optional<byte[]> document(String link) {
    return Optional.empty();
  }

  /// Every scan the carrier knows, oldest first; empty for a number it does not know.
  List<Scan> track(String trackingNumber);

  /// How many numbers {@link #trackAll} takes.
  default int mostTrackedAtOnce() {
    return 1;
  }

  /// As {@link #track}, of many in one call. What is left out, the carrier could not tell.
  default Map<String, List<Scan>> trackAll(List<String> trackingNumbers) {
    return trackingNumbers.stream().collect(Collectors.toMap(Function.identity(), this::track));
  }

  /// What only some carriers can: {@link AddressLookup}, {@link Pickups}, {@link Closing}.
  default <T> Optional<T> able(Class<T> capability) {
    return capability.isInstance(this) ? Optional.of(capability.cast(this)) : Optional.empty();
  }
}
