/// A folder whose files become orders by themselves.
@NullMarked
package dev.quayside.engine.order.file.watch;

import org.jspecify.annotations.NullMarked;
