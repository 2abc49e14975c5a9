/// Pick-ups: carriers that are asked to come for the day's parcels.
@NullMarked
package dev.quayside.app.screen.shipments.pickup;

import org.jspecify.annotations.NullMarked;
