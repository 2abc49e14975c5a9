package dev.quayside.app.screen.ship.form.address;

import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.List;

/// What a pasted block says.
///
/// @param left lines that have no field, to be shown: nothing of what was pasted is lost in silence
public record PastedAddress(AddressDraft address, List<String> left) {
  public PastedAddress {
    left = List.copyOf(left);
  }
}
