/// Pickups: a carrier comes for parcels because it was booked.
@NullMarked
package dev.quayside.engine.shipping.pickup;

import org.jspecify.annotations.NullMarked;
