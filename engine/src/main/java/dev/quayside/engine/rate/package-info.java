/// Asking carriers for prices and remembering what they said.
@NullMarked
package dev.quayside.engine.rate;

import org.jspecify.annotations.NullMarked;
