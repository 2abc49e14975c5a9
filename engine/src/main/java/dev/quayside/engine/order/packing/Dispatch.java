package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where an order leaves from, when, and with which numbers on its labels, as a person says.
///
/// @param location id of a location; null for the one its request names, or the default
/// @param shipDate day it is handed over, in the sender's zone; null for the day it is bought
/// @param references of its parcels, beside the order's own number; empty for none
public record Dispatch(
    @Nullable String location, @Nullable LocalDate shipDate, List<ShipmentReference> references) {

  public static final Dispatch UNSAID = new Dispatch(null, null, List.of());

  /// Orders of earlier versions have no references.
  public Dispatch {
    references = List.copyOf(Absent.toEmpty(references));
  }

  /// The same with these references.
  public Dispatch with(List<ShipmentReference> others) {
    return new Dispatch(location, shipDate, others);
  }
}
