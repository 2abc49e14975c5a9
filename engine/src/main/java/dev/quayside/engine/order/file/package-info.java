/// Orders from files: what a shop exports becomes orders, and what does not is kept to be mended.
@NullMarked
package dev.quayside.engine.order.file;

import org.jspecify.annotations.NullMarked;
