@NullMarked
package dev.quayside.app.screen.ship;

import org.jspecify.annotations.NullMarked;
