/// The window: rail, top bar, palette, toasts.
@NullMarked
package dev.quayside.app.shell;

import org.jspecify.annotations.NullMarked;
