/// Ctrl+K: every action and every record, found by typing.
@NullMarked
package dev.quayside.app.shell.palette;

import org.jspecify.annotations.NullMarked;
