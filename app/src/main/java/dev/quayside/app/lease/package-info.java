/// Orders in hand: an open order is taken for this desk, and who else has one is said.
@NullMarked
package dev.quayside.app.lease;

import org.jspecify.annotations.NullMarked;
