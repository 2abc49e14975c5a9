package dev.quayside.engine.parcel.address;

import dev.quayside.engine.parcel.address.check.Correction;
import dev.quayside.engine.parcel.address.check.Finding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An address that can be used, written as its country's post wants it.
///
/// @param valid true when nothing in the shipped data contradicts the address; false when a warning
///   needs a person to look
/// @param standardized with the corrections applied; a ZIP+4 is the given one or a carrier's, never
///   made up
/// @param residential null: only an online service knows
/// @param messages remarks for a person to read
/// @param source where the answer comes from: the shipped data, preceded by a carrier that answered
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

  /// The findings a person should look at before a parcel goes out.
  public List<Finding> doubts() {
    return messages.stream()
        .filter(finding -> finding.code().severity() == Finding.Severity.WARNING)
        .toList();
  }
}
