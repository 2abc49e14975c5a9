package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.sandbox.place.Place;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// A sold consignment, as far as its label shows it.
///
/// @param commit local time by which the service promises the door, if it promises one
public record Waybill(
    String service,
    String trackingNumber,
    Place to,
    LocalDate shipDate,
    LocalDate delivery,
    @Nullable LocalTime commit) {}
