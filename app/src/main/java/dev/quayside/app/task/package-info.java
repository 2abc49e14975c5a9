/// Work off the window's thread and the way back to it. Nothing else touches the toolkit's threads.
@NullMarked
package dev.quayside.app.task;

import org.jspecify.annotations.NullMarked;
