/// `/v1/views` on the wire.
@NullMarked
package dev.quayside.engine.order.view.api;

import org.jspecify.annotations.NullMarked;
