/// Orders that leave without a label of ours, one or many, as a person says it.
@NullMarked
package dev.quayside.app.screen.orders.departure;

import org.jspecify.annotations.NullMarked;
