/// The command line: one small class for each command.
@NullMarked
package dev.quayside.app.cli;

import org.jspecify.annotations.NullMarked;
