/// `quayside printers ...` and `quayside print`.
@NullMarked
package dev.quayside.app.cli.printers;

import org.jspecify.annotations.NullMarked;
