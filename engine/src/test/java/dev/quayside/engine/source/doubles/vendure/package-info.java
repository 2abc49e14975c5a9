/// A Vendure server for tests, built from what a real one answered.
@NullMarked
package dev.quayside.engine.source.doubles.vendure;

import org.jspecify.annotations.NullMarked;
