/// Asks carriers for rates and stores the answers.
@NullMarked
package dev.quayside.engine.shipping.rate;

import org.jspecify.annotations.NullMarked;
