/// All of one shipment on one sheet beside the list: what is in it and for which order, what was
/// declared, and who did what with it.
@NullMarked
package dev.quayside.app.screen.shipments.sheet;

import org.jspecify.annotations.NullMarked;
