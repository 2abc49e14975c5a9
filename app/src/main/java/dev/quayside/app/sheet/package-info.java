/// Sheets: all that is known of one record, beside the list it is in.
@NullMarked
package dev.quayside.app.sheet;

import org.jspecify.annotations.NullMarked;
