package dev.quayside.engine.carrier.module;

/// Where a carrier leaves it to us to number parcels: each number is given to one reference only,
/// and to the same one whenever it is asked for again. Numbers may be left out, never given twice.
public interface AssignedNumbers {

  /// Kept for good before it is told.
  ///
  /// @param range whose numbers they are: of one account with one carrier, whoever uses it
  /// @param reference ours
  /// @return from 0
  long of(String range, String reference);

  /// The reference's new one, for somebody else turned out to have its number.
  long another(String range, String reference);
}
