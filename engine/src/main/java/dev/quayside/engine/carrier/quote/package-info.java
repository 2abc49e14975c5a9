/// What carriers are asked for prices and what they answer.
@NullMarked
package dev.quayside.engine.carrier.quote;

import org.jspecify.annotations.NullMarked;
