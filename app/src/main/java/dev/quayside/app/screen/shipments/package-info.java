/// The Shipments screen: every label bought, found in a moment, printed again, voided, exported.
@NullMarked
package dev.quayside.app.screen.shipments;

import org.jspecify.annotations.NullMarked;
