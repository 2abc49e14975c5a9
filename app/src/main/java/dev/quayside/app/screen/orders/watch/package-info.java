/// The folder whose files become orders by themselves.
@NullMarked
package dev.quayside.app.screen.orders.watch;

import org.jspecify.annotations.NullMarked;
