package dev.quayside.engine.order.packing;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// Where an order leaves from, and when, as a person says.
///
/// @param location id of a location; null for the one its request names, or the default
/// @param shipDate day it is handed over, in the sender's zone; null for the day it is bought
public record Dispatch(@Nullable String location, @Nullable LocalDate shipDate) {

  public static final Dispatch UNSAID = new Dispatch(null, null);
}
