package dev.quayside.engine.carrier.purchase;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a carrier says about a purchase in doubt.
public sealed interface LookupAnswer {

  /// It sold the label.
  record Bought(Acceptance acceptance) implements LookupAnswer {}

  /// It did not, and will not any more.
  record NotBought() implements LookupAnswer {}

  /// It knows nothing of the purchase, which may change.
  ///
  /// @param certainFrom from when on its answer is certain; null when it never is, so that a person
  ///   has to find out
  record CannotTell(@Nullable Instant certainFrom) implements LookupAnswer {}
}
