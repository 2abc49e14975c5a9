/// The Ship screen: address, parcel, rates, one label.
@NullMarked
package dev.quayside.app.screen.ship;

import org.jspecify.annotations.NullMarked;
