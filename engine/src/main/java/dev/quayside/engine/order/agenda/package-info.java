/// Which orders the rules are to be asked about again.
@NullMarked
package dev.quayside.engine.order.agenda;

import org.jspecify.annotations.NullMarked;
