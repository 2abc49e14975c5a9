/// Finding a record by a few words: the window's palette.
@NullMarked
package dev.quayside.engine.order.search;

import org.jspecify.annotations.NullMarked;
