@NullMarked
package dev.quayside.engine.carrier.module;

import org.jspecify.annotations.NullMarked;
