@NullMarked
package dev.quayside.app.shell.window;

import org.jspecify.annotations.NullMarked;
