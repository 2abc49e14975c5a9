/// Prices of the metric post carriers: kilograms, centimetres, zones by province or state, taxes.
@NullMarked
package dev.quayside.engine.sandbox.metric;

import org.jspecify.annotations.NullMarked;
