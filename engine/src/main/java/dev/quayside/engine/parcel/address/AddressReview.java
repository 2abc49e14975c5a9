package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.problem.Violation;
import java.util.List;

/// What can be said of an address while it is being typed.
public sealed interface AddressReview {

  /// It can be used, perhaps with corrections.
  record Usable(AddressValidation validation) implements AddressReview {}

  /// It cannot be used, and these fields say why.
  ///
  /// @param violations with fields as in JSON: `zip`
  record Unusable(List<Violation> violations) implements AddressReview {
    public Unusable {
      violations = List.copyOf(violations);
    }
  }
}
