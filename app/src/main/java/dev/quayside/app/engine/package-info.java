/// The engine of this process as screens reach it: opened behind the window, one workspace at a
/// time.
@NullMarked
package dev.quayside.app.engine;

import org.jspecify.annotations.NullMarked;
