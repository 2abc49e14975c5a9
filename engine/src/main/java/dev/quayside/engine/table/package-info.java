/// Tables that ship with the program.
@NullMarked
package dev.quayside.engine.table;

import org.jspecify.annotations.NullMarked;
