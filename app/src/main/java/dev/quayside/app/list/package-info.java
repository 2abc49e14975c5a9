/// Lists too long to hold: they know where their pages begin, and have rows only where somebody
/// looks.
@NullMarked
package dev.quayside.app.list;

import org.jspecify.annotations.NullMarked;
