/// Orders in the rows of a shop's own tables.
@NullMarked
package dev.quayside.engine.order.file.table;

import org.jspecify.annotations.NullMarked;
