/// /v1/packing.
@NullMarked
package dev.quayside.engine.order.boxing.api;

import org.jspecify.annotations.NullMarked;
