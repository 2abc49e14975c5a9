/// What the metric post carriers sell: kilograms, centimetres, zones by province or state, taxes.
@NullMarked
package dev.quayside.engine.sandbox.metric;

import org.jspecify.annotations.NullMarked;
