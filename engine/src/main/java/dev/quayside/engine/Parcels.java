package dev.quayside.engine;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.address.AddressLookups;
import dev.quayside.engine.parcel.address.AddressCheck;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.source.kind.SourcePlaces;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Wing `parcel`: what is sent, in which box, from where, and whether the address is a good one.
///
/// @param addressValidations by the rules of each country alone
/// @param addressCheck with a carrier's answer too, where an account can give one
public record Parcels(
    AddressValidations addressValidations,
    AddressCheck addressCheck,
    Presets presets,
    Products products,
    Locations locations,
    TaxIds taxIds) {

  static Parcels of(Foundation base, AddressValidations validations, AddressLookups lookups) {
    return new Parcels(
        validations,
        lookups,
        new Presets(base.database(), base.ids(), base.audit()),
        new Products(base.database(), base.audit()),
        new Locations(base.database(), base.ids(), base.audit()),
        new TaxIds(new Settings(base.database(), base.audit())));
  }

  /// What shops that are databases need. The time zone of a workspace is the one chosen, else that
  /// of the place it ships from, else this machine's.
  SourcePlaces places(
      DataDirectory directory, Foundation base, Function<WorkspaceId, @Nullable ZoneId> chosen) {
    return SourcePlaces.in(directory.root(), base.egress(), zones(chosen));
  }

  private Function<WorkspaceId, ZoneId> zones(Function<WorkspaceId, @Nullable ZoneId> chosen) {
    return workspace ->
        Optional.ofNullable(chosen.apply(workspace))
            .or(() -> locations.home(workspace).flatMap(Places::timeZone))
            .orElseGet(ZoneId::systemDefault);
  }
}
