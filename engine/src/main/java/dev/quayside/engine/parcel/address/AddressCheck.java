package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.identity.Caller;

/// Checks addresses for a workspace: with the data that ships, and its carriers' where it has any.
@FunctionalInterface
public interface AddressCheck {

  /// @throws dev.quayside.engine.base.problem.ProblemException as for {@link
  ///   AddressValidations#validate}
  AddressValidation validate(Caller caller, AddressDraft draft);
}
