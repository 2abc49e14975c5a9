/// A shop's file: taken in, and its bad lines mended.
@NullMarked
package dev.quayside.app.screen.orders.file;

import org.jspecify.annotations.NullMarked;
