@NullMarked
package dev.quayside.app.screen.orders.pick;

import org.jspecify.annotations.NullMarked;
