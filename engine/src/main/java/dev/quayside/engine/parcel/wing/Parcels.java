package dev.quayside.engine.parcel.wing;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.AddressCheck;
import dev.quayside.engine.parcel.address.AddressRoutes;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.LocationRoutes;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.parcel.preset.PresetRoutes;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.parcel.product.ProductRoutes;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.parcel.taxid.TaxIdRoutes;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.wing.Wing;
import java.time.ZoneId;
import java.util.List;
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
    TaxIds taxIds)
    implements Wing {

  public static Parcels of(
      Foundation base, AddressValidations validations, AddressCheck addressCheck) {
    return new Parcels(
        validations,
        addressCheck,
        new Presets(base.database(), base.ids(), base.audit()),
        new Products(base.database(), base.audit()),
        new Locations(base.database(), base.ids(), base.audit()),
        new TaxIds(new Settings(base.database(), base.audit())));
  }

  /// The time zone of a workspace: the one chosen, else that of the place it ships from, else this
  /// machine's.
  public Function<WorkspaceId, ZoneId> zones(Function<WorkspaceId, @Nullable ZoneId> chosen) {
    return workspace ->
        Optional.ofNullable(chosen.apply(workspace))
            .or(() -> locations.home(workspace).flatMap(Places::timeZone))
            .orElseGet(ZoneId::systemDefault);
  }

  @Override
  public List<Routes> routes() {
    return List.of(
        new AddressRoutes(addressCheck),
        new PresetRoutes(presets),
        new ProductRoutes(products),
        new LocationRoutes(locations),
        new TaxIdRoutes(taxIds));
  }
}
