/// UPS against its double.
@NullMarked
package dev.quayside.engine.carrier.ups;

import org.jspecify.annotations.NullMarked;
