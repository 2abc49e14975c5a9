/// Orders that leave without a label of ours, one by one and by a file.
@NullMarked
package dev.quayside.engine.order.external;

import org.jspecify.annotations.NullMarked;
