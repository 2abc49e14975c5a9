/// HTML for people outside the shop: every value that is inserted is escaped.
@NullMarked
package dev.quayside.engine.platform.markup;

import org.jspecify.annotations.NullMarked;
