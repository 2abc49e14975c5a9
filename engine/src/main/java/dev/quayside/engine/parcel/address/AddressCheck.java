package dev.quayside.engine.parcel.address;

import dev.quayside.engine.base.identity.Caller;

/// Checks addresses for a workspace, with whatever it has beside the data that ships.
@FunctionalInterface
public interface AddressCheck {

  /// @throws dev.quayside.engine.base.problem.ProblemException as for {@link
  ///   AddressValidations#validate}
  AddressValidation validate(Caller caller, AddressDraft draft);
}
