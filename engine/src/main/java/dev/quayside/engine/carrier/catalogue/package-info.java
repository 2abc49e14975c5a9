/// The real carriers, each a line in the list, and what is asked of all of them at once.
@NullMarked
package dev.quayside.engine.carrier.catalogue;

import org.jspecify.annotations.NullMarked;
