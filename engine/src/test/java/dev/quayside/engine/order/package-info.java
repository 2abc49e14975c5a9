@NullMarked
package dev.quayside.engine.order;

import org.jspecify.annotations.NullMarked;
