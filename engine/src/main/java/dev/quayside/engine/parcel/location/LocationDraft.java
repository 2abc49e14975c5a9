package dev.quayside.engine.parcel.location;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// A location as typed, not checked yet.
///
/// @param cutOff null for the usual hour
public record LocationDraft(String name, AddressDraft address, @Nullable LocalTime cutOff) {

  private static final int LONGEST_NAME = 60;

  /// One with the usual hour.
  public LocationDraft(String name, AddressDraft address) {
    this(name, address, null);
  }

  /// The draft a form starts from when it changes a location.
  public static LocationDraft of(Location location) {
    return new LocationDraft(
        location.name(), AddressDraft.of(location.address()), location.cutOff());
  }

  /// Named after the sender's company or name, cut to the longest name allowed.
  static LocationDraft of(Address address) {
    var name = address.company() == null ? String.valueOf(address.name()) : address.company();
    return new LocationDraft(
        name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME).strip() : name,
        AddressDraft.of(address));
  }

  /// Names each field at fault: `name`, `address.street1`.
  public void check(Violations found) {
    found.require("name", name);
    if (name.strip().length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
    var before = found.list().size();
    address.checkForLabel("address", found);
    if (found.list().size() == before) {
      address.checkDeliverable("address", found);
    }
  }

  /// The location, once {@link #check} has found nothing.
  Location value(String id) {
    return new Location(id, name.strip(), address.value(), cutOff);
  }
}
