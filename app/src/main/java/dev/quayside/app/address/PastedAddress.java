package dev.quayside.app.address;

import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.List;

/// The address read from a pasted block.
///
/// @param left lines without a field, to be shown: nothing that was pasted is lost silently
public record PastedAddress(AddressDraft address, List<String> left) {
  public PastedAddress {
    left = List.copyOf(left);
  }
}
