/// Pick-ups: a carrier that comes for parcels because it was asked to.
@NullMarked
package dev.quayside.engine.shipping.pickup;

import org.jspecify.annotations.NullMarked;
