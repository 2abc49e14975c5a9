/// The announcement of newer versions in the window.
@NullMarked
package dev.quayside.app.update;

import org.jspecify.annotations.NullMarked;
