/// One label: buying, printing and voiding it.
@NullMarked
package dev.quayside.app.screen.ship.label;

import org.jspecify.annotations.NullMarked;
