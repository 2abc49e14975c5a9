@NullMarked
package dev.quayside.engine.order.automation;

import org.jspecify.annotations.NullMarked;
