/// Search by a few words, for the window's command palette.
@NullMarked
package dev.quayside.engine.order.search;

import org.jspecify.annotations.NullMarked;
