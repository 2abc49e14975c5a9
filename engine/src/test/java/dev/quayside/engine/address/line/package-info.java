/// Street lines.
@NullMarked
package dev.quayside.engine.address.line;

import org.jspecify.annotations.NullMarked;
