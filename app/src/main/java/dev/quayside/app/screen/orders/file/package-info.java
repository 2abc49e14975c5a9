/// Importing a shop's file, and correcting its bad lines.
@NullMarked
package dev.quayside.app.screen.orders.file;

import org.jspecify.annotations.NullMarked;
