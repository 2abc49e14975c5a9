/// The printers of this installation and their queue, stored in the database.
@NullMarked
package dev.quayside.engine.print;

import org.jspecify.annotations.NullMarked;
