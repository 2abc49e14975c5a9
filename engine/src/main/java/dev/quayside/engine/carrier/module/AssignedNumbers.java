package dev.quayside.engine.carrier.module;

/// Numbers parcels for a carrier that leaves this to its customers. Each number is given to one
/// reference only, and a reference always gets the same one. Numbers may be skipped, never given
/// twice.
public interface AssignedNumbers {

  /// The number of a reference, stored before it is returned.
  ///
  /// @param range the account and carrier whose numbers they are, whichever workspace uses it
  /// @param reference ours
  /// @return a number from 0
  long of(String range, String reference);

  /// A new number for a reference whose number turned out to be another parcel's.
  long another(String range, String reference);
}
