@NullMarked
package dev.quayside.engine.order.file.outcome;

import org.jspecify.annotations.NullMarked;
