/// Changes of many orders at once, and their way back.
@NullMarked
package dev.quayside.app.screen.orders.change;

import org.jspecify.annotations.NullMarked;
