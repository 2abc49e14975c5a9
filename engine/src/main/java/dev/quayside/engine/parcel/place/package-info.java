/// The location of postal codes: their areas, states, time zones, and a country's main gateway.
@NullMarked
package dev.quayside.engine.parcel.place;

import org.jspecify.annotations.NullMarked;
