package dev.quayside.engine.parcel.address;

import dev.quayside.engine.parcel.address.check.Correction;
import dev.quayside.engine.parcel.address.check.Finding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An address that can be used, written as its post wants it.
///
/// @param valid that nothing the shipped data knows speaks against the address; false when a
///   warning asks a person to look
/// @param standardized with the corrections applied; a ZIP+4 is kept when given, or as a carrier
///   told it, never made up
/// @param residential null: only an online service knows
/// @param messages what a person may want to know
/// @param source who answered: the shipped data, a carrier before it
public record AddressValidation(
    boolean valid,
    Address standardized,
    List<Correction> corrections,
    @Nullable Boolean residential,
    List<Finding> messages,
    String source) {

  public AddressValidation {
    corrections = List.copyOf(corrections);
    messages = List.copyOf(messages);
  }

  /// What a person should look at before a parcel goes out.
  public List<Finding> doubts() {
    return messages.stream()
        .filter(finding -> finding.code().severity() == Finding.Severity.WARNING)
        .toList();
  }
}
