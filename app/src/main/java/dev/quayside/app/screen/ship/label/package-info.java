/// One label: bought, printed, voided.
@NullMarked
package dev.quayside.app.screen.ship.label;

import org.jspecify.annotations.NullMarked;
