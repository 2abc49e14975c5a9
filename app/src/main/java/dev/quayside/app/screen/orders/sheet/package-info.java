/// One order on one sheet beside the list: what is in it, where it goes, how it is shipped and why,
/// and what was done with it.
@NullMarked
package dev.quayside.app.screen.orders.sheet;

import org.jspecify.annotations.NullMarked;
