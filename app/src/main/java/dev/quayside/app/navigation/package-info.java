/// Going from one screen to another: where they stand, and what one asks of another.
@NullMarked
package dev.quayside.app.navigation;

import org.jspecify.annotations.NullMarked;
