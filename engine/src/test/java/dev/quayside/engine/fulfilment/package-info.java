@NullMarked
package dev.quayside.engine.fulfilment;

import org.jspecify.annotations.NullMarked;
