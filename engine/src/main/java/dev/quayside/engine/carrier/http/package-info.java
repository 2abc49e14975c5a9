/// HTTP to carriers: one question and its answer within a deadline, with no secret written down.
@NullMarked
package dev.quayside.engine.carrier.http;

import org.jspecify.annotations.NullMarked;
