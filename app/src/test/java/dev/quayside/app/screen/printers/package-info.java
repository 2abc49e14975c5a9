@NullMarked
package dev.quayside.app.screen.printers;

import org.jspecify.annotations.NullMarked;
