/// The layout of pages: headers, cards, tabs, side panels, rows of fields.
@NullMarked
package dev.quayside.app.control.layout;

import org.jspecify.annotations.NullMarked;
