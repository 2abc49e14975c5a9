/// Addresses, offline.
@NullMarked
package dev.quayside.engine.address;

import org.jspecify.annotations.NullMarked;
