/// Pick lists: several orders fetched from the store in one walk.
@NullMarked
package dev.quayside.engine.order.picklist;

import org.jspecify.annotations.NullMarked;
