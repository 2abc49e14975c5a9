/// The Ship screen: the scanner, and the parcel from the scan to the purchase.
@NullMarked
package dev.quayside.app.screen.ship;

import org.jspecify.annotations.NullMarked;
