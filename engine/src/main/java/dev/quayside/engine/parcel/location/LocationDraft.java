package dev.quayside.engine.parcel.location;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;

/// A location as somebody typed it.
public record LocationDraft(String name, AddressDraft address) {

  private static final int LONGEST_NAME = 60;

  /// For a form that changes it.
  public static LocationDraft of(Location location) {
    return new LocationDraft(location.name(), AddressDraft.of(location.address()));
  }

  /// Named after who sends from there.
  static LocationDraft of(Address address) {
    var name = address.company() == null ? String.valueOf(address.name()) : address.company();
    return new LocationDraft(
        name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME).strip() : name,
        AddressDraft.of(address));
  }

  /// Names what is wrong: `name`, `address.street1`.
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

  /// The value, once {@link #check} found nothing.
  Location value(String id) {
    return new Location(id, name.strip(), address.value());
  }
}
