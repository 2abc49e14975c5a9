/// Columns and filters of the lists, remembered for the user.
@NullMarked
package dev.quayside.app.habit;

import org.jspecify.annotations.NullMarked;
