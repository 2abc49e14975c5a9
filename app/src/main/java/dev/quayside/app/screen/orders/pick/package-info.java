/// Orders are put on pick lists, which are printed.
@NullMarked
package dev.quayside.app.screen.orders.pick;

import org.jspecify.annotations.NullMarked;
