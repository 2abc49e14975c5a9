/// Orders (docs/api/orders.md).
@NullMarked
package dev.quayside.engine.contract.orders;

import org.jspecify.annotations.NullMarked;
