/// The check of what goes into the box, piece by piece, while its order is in the form.
@NullMarked
package dev.quayside.app.screen.ship.check;

import org.jspecify.annotations.NullMarked;
