/// How the window opens: its first frame, its first minute, and the file it is opened with.
@NullMarked
package dev.quayside.app.opening;

import org.jspecify.annotations.NullMarked;
