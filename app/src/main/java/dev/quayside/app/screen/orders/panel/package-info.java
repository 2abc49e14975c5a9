/// What the panels over the list of orders have in common.
@NullMarked
package dev.quayside.app.screen.orders.panel;

import org.jspecify.annotations.NullMarked;
