/// The import of table files: the meaning of their columns.
@NullMarked
package dev.quayside.app.table;

import org.jspecify.annotations.NullMarked;
