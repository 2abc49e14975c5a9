/// What the window keeps: its place, its zoom, the focus, and what it needs before the engine is
/// open.
@NullMarked
package dev.quayside.app.shell.window;

import org.jspecify.annotations.NullMarked;
