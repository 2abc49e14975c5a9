/// Pick-ups: carriers collect the day's parcels on request.
@NullMarked
package dev.quayside.app.screen.shipments.pickup;

import org.jspecify.annotations.NullMarked;
