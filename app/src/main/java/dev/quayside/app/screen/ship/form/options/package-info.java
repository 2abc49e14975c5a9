/// What a parcel is asked to be beyond its sides and weight: who pays, when it leaves, what is
/// printed beside.
@NullMarked
package dev.quayside.app.screen.ship.form.options;

import org.jspecify.annotations.NullMarked;
