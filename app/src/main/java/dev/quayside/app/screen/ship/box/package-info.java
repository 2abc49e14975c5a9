/// The box that is chosen for an order's goods: which, why, and how they lie in it.
@NullMarked
package dev.quayside.app.screen.ship.box;

import org.jspecify.annotations.NullMarked;
