package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;

/// Checks whether DHL delivers to a postal area. It has no street files, so a served address keeps
/// its spelling and its doubts.
record DhlAddressFiles(DhlApi api, CarrierLine line) implements AddressLookup {

  private static final int BAD_REQUEST = 400;

  @Override
  public Finding lookUpAddress(Address address) {
    var said = api.serves(DhlParties.place("", address));
    if (said.isUnknown() || said.status() == BAD_REQUEST) {
      return new Finding(false, null, List.of(DhlErrors.words(said)));
    }
    var found = line.read(line.good(said, DhlErrors::problem), DhlPickupWire.Places.class);
    return new Finding(
        found.address() != null && !found.address().isEmpty(),
        null,
        Absent.toEmpty(found.warnings()));
  }
}
