@NullMarked
package dev.quayside.engine.shipping.rate;

import org.jspecify.annotations.NullMarked;
