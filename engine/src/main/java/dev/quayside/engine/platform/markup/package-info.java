/// HTML for people outside: everything that is filled in is escaped.
@NullMarked
package dev.quayside.engine.platform.markup;

import org.jspecify.annotations.NullMarked;
