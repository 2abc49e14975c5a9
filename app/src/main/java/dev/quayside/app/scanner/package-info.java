/// Tells a barcode scanner, which types like a keyboard, from a person.
@NullMarked
package dev.quayside.app.scanner;

import org.jspecify.annotations.NullMarked;
