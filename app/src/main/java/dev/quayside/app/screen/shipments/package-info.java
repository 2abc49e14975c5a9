/// The Shipments screen: every label bought can be searched, printed again, voided and exported.
@NullMarked
package dev.quayside.app.screen.shipments;

import org.jspecify.annotations.NullMarked;
