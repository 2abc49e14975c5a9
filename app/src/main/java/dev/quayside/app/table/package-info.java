/// Tables of files on their way in: what their columns mean.
@NullMarked
package dev.quayside.app.table;

import org.jspecify.annotations.NullMarked;
