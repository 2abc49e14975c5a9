package dev.quayside.engine;

import dev.quayside.engine.carrier.address.AddressLookups;
import dev.quayside.engine.parcel.address.AddressCheck;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.foundation.Foundation;

/// Wing `parcel`: what is sent, in which box, from where, and whether the address is a good one.
///
/// @param addressValidations by the rules of each country alone
/// @param addressCheck with a carrier's answer too, where an account can give one
public record Parcels(
    AddressValidations addressValidations,
    AddressCheck addressCheck,
    Presets presets,
    Products products,
    Locations locations) {

  static Parcels of(Foundation base, AddressValidations validations, AddressLookups lookups) {
    return new Parcels(
        validations,
        lookups,
        new Presets(base.database(), base.ids(), base.audit()),
        new Products(base.database(), base.audit()),
        new Locations(base.database(), base.ids(), base.audit()));
  }
}
