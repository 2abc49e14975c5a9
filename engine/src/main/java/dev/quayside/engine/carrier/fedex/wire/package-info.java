/// What FedEx's APIs are sent and answer, field by field.
@NullMarked
package dev.quayside.engine.carrier.fedex.wire;

import org.jspecify.annotations.NullMarked;
