package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.ship.form.address.AddressModel;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.LocationDraft;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The form of a location.
public final class LocationForm implements Editing.Form<LocationDraft> {

  private final StringProperty name = new SimpleStringProperty("");
  private final AddressModel address = new AddressModel("address");

  public StringProperty name() {
    return name;
  }

  /// The address, which shows its violations at its own fields.
  public AddressModel address() {
    return address;
  }

  @Override
  public void fill(LocationDraft draft) {
    name.set(draft.name());
    address.fill(draft.address());
  }

  @Override
  public void clear() {
    name.set("");
    address.fill(Address.of("", "US"));
  }

  @Override
  public LocationDraft draft() {
    return new LocationDraft(name.get(), address.draft().get());
  }

  @Override
  public List<Violation> violations() {
    var found = new Violations();
    draft().check(found);
    address.demandAll();
    return found.list();
  }
}
