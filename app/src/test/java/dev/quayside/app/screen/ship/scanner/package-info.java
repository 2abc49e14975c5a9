@NullMarked
package dev.quayside.app.screen.ship.scanner;

import org.jspecify.annotations.NullMarked;
