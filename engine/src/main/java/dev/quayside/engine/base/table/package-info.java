/// Tables: those that ship with the program, and cells of those it writes.
@NullMarked
package dev.quayside.engine.base.table;

import org.jspecify.annotations.NullMarked;
