/// Asking carriers for prices and remembering what they said.
@NullMarked
package dev.quayside.engine.shipping.rate;

import org.jspecify.annotations.NullMarked;
