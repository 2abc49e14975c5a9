/// What people put on orders: tags, the person who has them, and notes of our own.
@NullMarked
package dev.quayside.app.screen.orders.mark;

import org.jspecify.annotations.NullMarked;
