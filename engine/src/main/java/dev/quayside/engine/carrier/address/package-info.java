/// Addresses checked by carriers that have files of their own.
@NullMarked
package dev.quayside.engine.carrier.address;

import org.jspecify.annotations.NullMarked;
