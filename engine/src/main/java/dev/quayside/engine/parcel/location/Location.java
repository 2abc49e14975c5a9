package dev.quayside.engine.parcel.location;

import dev.quayside.engine.parcel.address.Address;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// An address a workspace ships from.
///
/// @param name unique in the workspace, ignoring letter case
/// @param address complete enough for a label
/// @param cutOff the hour from which on what is bought leaves on the next working day, by the
///   clocks there; null for {@link #USUAL_CUT_OFF}
public record Location(String id, String name, Address address, @Nullable LocalTime cutOff) {

  /// When the last collection of a day is over where nothing is said of it: as most carriers' cards
  /// have it.
  public static final LocalTime USUAL_CUT_OFF = LocalTime.of(17, 0);

  /// One with the usual hour.
  public Location(String id, String name, Address address) {
    this(id, name, address, null);
  }

  /// The hour from which on what is bought leaves on the next working day.
  public LocalTime lastCollection() {
    return cutOff == null ? USUAL_CUT_OFF : cutOff;
  }

  /// Whether it has this id, or this name in any letter case.
  public boolean isCalled(String named) {
    return id.equals(named) || name.equalsIgnoreCase(named.strip());
  }
}
