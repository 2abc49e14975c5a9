package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.address.AddressForm;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.LocationDraft;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The form of a location.
public final class LocationForm implements Editing.Form<LocationDraft> {

  /// The engine's path of the hour.
  static final String CUT_OFF = "cutOff";

  public final StringProperty name = new SimpleStringProperty("");

  /// The hour after which parcels leave on the next working day, as typed; empty for the usual one.
  public final StringProperty cutOff = new SimpleStringProperty("");

  private final AddressForm address = new AddressForm("address");

  /// The address, which shows its violations at its own fields.
  public AddressForm address() {
    return address;
  }

  @Override
  public void fill(LocationDraft draft) {
    name.set(draft.name());
    cutOff.set(Objects.toString(draft.cutOff(), ""));
    address.fill(draft.address());
  }

  @Override
  public void clear() {
    name.set("");
    cutOff.set("");
    address.fill(Address.of("", "US"));
  }

  @Override
  public LocationDraft draft() {
    return new LocationDraft(name.get(), address.draft().get(), hour().orElse(null));
  }

  private Optional<LocalTime> hour() {
    try {
      return cutOff.get().isBlank()
          ? Optional.empty()
          : Optional.of(LocalTime.parse(cutOff.get().strip()));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  @Override
  public List<Violation> violations() {
    var found = new Violations();
    draft().check(found);
    if (!cutOff.get().isBlank() && hour().isEmpty()) {
      found.add(CUT_OFF, OrderWords.HOUR);
    }
    address.demandAll();
    return found.list();
  }
}
