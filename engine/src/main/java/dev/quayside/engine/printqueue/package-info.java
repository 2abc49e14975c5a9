/// The desk's printers and their queue, kept in the database.
@NullMarked
package dev.quayside.engine.printqueue;

import org.jspecify.annotations.NullMarked;
