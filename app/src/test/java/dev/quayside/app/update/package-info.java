/// Newer versions, as the window tells of them.
@NullMarked
package dev.quayside.app.update;

import org.jspecify.annotations.NullMarked;
