/// `quayside carriers`: real carriers, from the command line.
@NullMarked
package dev.quayside.app.cli.carriers;

import org.jspecify.annotations.NullMarked;
