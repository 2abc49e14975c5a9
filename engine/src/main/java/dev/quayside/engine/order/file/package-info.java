/// Imports orders and products from files, and keeps what is wrong in them to be corrected.
@NullMarked
package dev.quayside.engine.order.file;

import org.jspecify.annotations.NullMarked;
