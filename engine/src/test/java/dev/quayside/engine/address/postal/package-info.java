/// The postal tables.
@NullMarked
package dev.quayside.engine.address.postal;

import org.jspecify.annotations.NullMarked;
