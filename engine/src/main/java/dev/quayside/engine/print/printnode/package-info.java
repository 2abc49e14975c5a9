/// The print hub in the shape of PrintNode's API, for programs that speak it.
@NullMarked
package dev.quayside.engine.print.printnode;

import org.jspecify.annotations.NullMarked;
