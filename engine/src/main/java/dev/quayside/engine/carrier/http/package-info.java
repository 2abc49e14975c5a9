/// HTTP to carriers: one question and its answer, with a deadline, and without a word of a secret.
@NullMarked
package dev.quayside.engine.carrier.http;

import org.jspecify.annotations.NullMarked;
