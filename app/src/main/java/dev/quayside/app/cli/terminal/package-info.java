/// Parts that commands share: output, tables and JSON, the data directory, failures.
@NullMarked
package dev.quayside.app.cli.terminal;

import org.jspecify.annotations.NullMarked;
