/// Changes of many orders at once, and their undoing.
@NullMarked
package dev.quayside.engine.order.bulk;

import org.jspecify.annotations.NullMarked;
