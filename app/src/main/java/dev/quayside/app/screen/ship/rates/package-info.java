/// The rates of the parcel in the form: asking, ordering and choosing.
@NullMarked
package dev.quayside.app.screen.ship.rates;

import org.jspecify.annotations.NullMarked;
