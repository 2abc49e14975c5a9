@NullMarked
package dev.quayside.app.scanner;

import org.jspecify.annotations.NullMarked;
