/// The Shipments screen without the toolkit.
@NullMarked
package dev.quayside.app.screen.shipments;

import org.jspecify.annotations.NullMarked;
