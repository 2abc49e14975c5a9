/// `quayside carriers`: commands for real carriers.
@NullMarked
package dev.quayside.app.cli.carriers;

import org.jspecify.annotations.NullMarked;
