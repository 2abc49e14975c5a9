/// The connector to Veho.
@NullMarked
package dev.quayside.engine.carrier.veho;

import org.jspecify.annotations.NullMarked;
