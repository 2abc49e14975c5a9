/// The desk's printers and their queue, kept in the database.
@NullMarked
package dev.quayside.engine.print;

import org.jspecify.annotations.NullMarked;
