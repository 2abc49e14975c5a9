/// The nine carriers of the catalogue as doubles, and what each carries for whom.
@NullMarked
package dev.quayside.engine.carrier.nine;

import org.jspecify.annotations.NullMarked;
