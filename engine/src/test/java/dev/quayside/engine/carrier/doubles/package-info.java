/// Doubles of carriers: real HTTP servers that hold every request to what the vendor published,
/// keep state, and fail in every way a carrier can.
@NullMarked
package dev.quayside.engine.carrier.doubles;

import org.jspecify.annotations.NullMarked;
