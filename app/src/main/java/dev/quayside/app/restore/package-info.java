/// A backup that somebody opens: asked about before the window is there.
@NullMarked
package dev.quayside.app.restore;

import org.jspecify.annotations.NullMarked;
