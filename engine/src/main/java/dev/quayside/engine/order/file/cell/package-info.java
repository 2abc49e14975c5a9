/// Reads what stands in one cell: an amount with its currency, a day, a unit.
@NullMarked
package dev.quayside.engine.order.file.cell;

import org.jspecify.annotations.NullMarked;
