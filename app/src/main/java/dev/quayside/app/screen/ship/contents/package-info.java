/// The contents of the box.
@NullMarked
package dev.quayside.app.screen.ship.contents;

import org.jspecify.annotations.NullMarked;
