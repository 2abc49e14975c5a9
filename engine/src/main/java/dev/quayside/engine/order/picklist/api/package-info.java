/// /v1/pick-lists.
@NullMarked
package dev.quayside.engine.order.picklist.api;

import org.jspecify.annotations.NullMarked;
