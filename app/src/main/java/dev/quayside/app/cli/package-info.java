/// The command line: one small class a command.
@NullMarked
package dev.quayside.app.cli;

import org.jspecify.annotations.NullMarked;
