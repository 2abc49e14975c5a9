/// Folders whose files are imported automatically.
@NullMarked
package dev.quayside.engine.order.file.watch;

import org.jspecify.annotations.NullMarked;
