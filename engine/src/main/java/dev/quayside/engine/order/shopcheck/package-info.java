/// The question to shops before a purchase: whether their orders still stand.
@NullMarked
package dev.quayside.engine.order.shopcheck;

import org.jspecify.annotations.NullMarked;
