/// Reads a file of any form that shops save as a table: CSV, a workbook, or a page.
@NullMarked
package dev.quayside.engine.order.file.sheet;

import org.jspecify.annotations.NullMarked;
