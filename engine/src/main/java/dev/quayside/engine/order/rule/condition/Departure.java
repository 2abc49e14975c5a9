package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where an order leaves from, and what time it is there.
///
/// @param names id and name of the location; empty for an address that is none
/// @param at now, by the clocks there; null where it is not known
public record Departure(Address address, List<String> names, @Nullable LocalDateTime at) {

  public Departure {
    names = List.copyOf(names);
  }

  /// Somewhere in a country.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static Departure in(String country) {
    return new Departure(Address.of("", country), List.of(), null);
  }
}
