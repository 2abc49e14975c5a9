/// Questions for prices and carriers' answers.
@NullMarked
package dev.quayside.engine.carrier.quote;

import org.jspecify.annotations.NullMarked;
