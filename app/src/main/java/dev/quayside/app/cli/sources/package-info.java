/// Shops that orders come from, on the command line.
@NullMarked
package dev.quayside.app.cli.sources;

import org.jspecify.annotations.NullMarked;
