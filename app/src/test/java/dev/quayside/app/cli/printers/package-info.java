@NullMarked
package dev.quayside.app.cli.printers;

import org.jspecify.annotations.NullMarked;
