/// What people at the desk put on orders: tags, the person who has it, notes of their own.
@NullMarked
package dev.quayside.engine.order.mark;

import org.jspecify.annotations.NullMarked;
