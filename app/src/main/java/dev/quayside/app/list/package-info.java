/// Lists too long to load whole: they know where their pages begin, and load rows only where the
/// table shows them.
@NullMarked
package dev.quayside.app.list;

import org.jspecify.annotations.NullMarked;
