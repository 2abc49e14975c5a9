/// The engine of this process as the screens use it: opened behind the window, one workspace at a
/// time.
@NullMarked
package dev.quayside.app.engine;

import org.jspecify.annotations.NullMarked;
