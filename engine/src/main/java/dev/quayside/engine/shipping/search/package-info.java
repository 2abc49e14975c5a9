/// Long lists of shipments for a window and a spreadsheet: searched, counted, exported.
@NullMarked
package dev.quayside.engine.shipping.search;

import org.jspecify.annotations.NullMarked;
