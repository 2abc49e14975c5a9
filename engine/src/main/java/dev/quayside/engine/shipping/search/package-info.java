/// Long lists of shipments for the window and for spreadsheets: search, counts, export.
@NullMarked
package dev.quayside.engine.shipping.search;

import org.jspecify.annotations.NullMarked;
