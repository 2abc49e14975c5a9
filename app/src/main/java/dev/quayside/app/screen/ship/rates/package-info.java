/// The rates of the parcel in the form: asked, ordered, chosen.
@NullMarked
package dev.quayside.app.screen.ship.rates;

import org.jspecify.annotations.NullMarked;
