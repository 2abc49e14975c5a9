package dev.quayside.engine.address;

import dev.quayside.engine.address.check.Correction;
import dev.quayside.engine.address.check.Remark;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An address that can be used, written as its post wants it.
///
/// @param valid that nothing the shipped data knows speaks against the address; false when a
///   warning asks a person to look
/// @param standardized with the corrections applied; a ZIP+4 is kept when given, never made up
/// @param residential null: only an online service knows
/// @param messages what a person may want to know
/// @param source which data answered
public record AddressValidation(
    boolean valid,
    Address standardized,
    List<Correction> corrections,
    @Nullable Boolean residential,
    List<Remark> messages,
    String source) {

  public AddressValidation {
    corrections = List.copyOf(corrections);
    messages = List.copyOf(messages);
  }
}
