/// HTML for people outside: everything that is filled in is escaped.
@NullMarked
package dev.quayside.engine.markup;

import org.jspecify.annotations.NullMarked;
