package dev.quayside.engine.carrier.purchase;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A carrier's answer about a purchase in doubt.
public sealed interface LookupAnswer {

  /// The carrier sold the label.
  record Bought(Acceptance acceptance) implements LookupAnswer {}

  /// The carrier did not sell it, and no longer will.
  record NotBought() implements LookupAnswer {}

  /// The carrier does not know the purchase, but may still learn of it.
  ///
  /// @param certainFrom when its answer will be certain; null when it never will be, and a person
  ///   has to find out
  record CannotTell(@Nullable Instant certainFrom) implements LookupAnswer {}
}
