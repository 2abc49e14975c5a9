package dev.quayside.engine.carrier;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One carrier as one workspace sees it: its account, its environment, its clock.
///
/// The sandbox network and the real connectors implement the same port. Calls block; callers run
/// them on virtual threads with a deadline. Every method may throw {@link
/// dev.quayside.engine.problem.ProblemException} with `CARRIER_UNAVAILABLE` when the carrier
/// certainly did nothing.
public interface Carrier {

  CarrierProfile profile();

  /// Prices what the carrier would do for the consignment.
  ///
  /// @param services service codes to price; empty for all
  Rating rate(Consignment consignment, Set<String> services);

  /// Whether it answers without waiting for anybody outside this process: then handing a call to
  /// another thread, to be able to leave it behind, costs more than the call.
  default boolean isAtHand() {
    return false;
  }

  /// Buys. The carrier keeps `tender.reference()`, so that {@link #findByReference} can tell later
  /// whether the purchase happened.
  ///
  /// @throws InDoubtException when nobody knows whether the carrier took it
  /// @throws dev.quayside.engine.problem.ProblemException when the carrier refused: nothing was
  ///   bought
  Acceptance purchase(Tender tender);

  /// What the carrier bought under our reference, if it did: the question that settles a purchase
  /// in doubt.
  Optional<Acceptance> findByReference(String reference);

  /// How long after a purchase was asked for "not found" may still turn into "found". After it,
  /// {@link #findByReference} is certain.
  Duration settlingTime();

  /// Asks the carrier to void an unused label. A label it has voided already is `Voided` again: a
  /// retry after a crash must not fail.
  VoidAnswer voidLabel(String trackingNumber);

  /// Every scan the carrier knows, oldest first; empty for a number it does not know.
  List<Scan> track(String trackingNumber);
}
