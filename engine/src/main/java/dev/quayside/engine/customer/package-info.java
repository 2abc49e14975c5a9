/// Wing `customer`.
@NullMarked
package dev.quayside.engine.customer;

import org.jspecify.annotations.NullMarked;
