/// Requests to FedEx's APIs and their answers, field by field.
@NullMarked
package dev.quayside.engine.carrier.fedex.wire;

import org.jspecify.annotations.NullMarked;
