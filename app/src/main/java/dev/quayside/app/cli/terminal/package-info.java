/// What every command shares: where it writes, its tables and JSON, the data directory, failures.
@NullMarked
package dev.quayside.app.cli.terminal;

import org.jspecify.annotations.NullMarked;
