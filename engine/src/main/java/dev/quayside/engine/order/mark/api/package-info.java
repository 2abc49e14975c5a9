/// `/v1/tags` on the wire.
@NullMarked
package dev.quayside.engine.order.mark.api;

import org.jspecify.annotations.NullMarked;
