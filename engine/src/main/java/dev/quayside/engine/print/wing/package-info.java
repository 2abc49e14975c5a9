/// The front of wing `print`.
@NullMarked
package dev.quayside.engine.print.wing;

import org.jspecify.annotations.NullMarked;
