/// Postal addresses and their checks.
@NullMarked
package dev.quayside.engine.address;

import org.jspecify.annotations.NullMarked;
