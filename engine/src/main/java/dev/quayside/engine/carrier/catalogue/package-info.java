/// The list of real carriers, and what needs all of them at once.
@NullMarked
package dev.quayside.engine.carrier.catalogue;

import org.jspecify.annotations.NullMarked;
