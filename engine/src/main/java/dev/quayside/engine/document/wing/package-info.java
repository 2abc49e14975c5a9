/// The front of wing `document`.
@NullMarked
package dev.quayside.engine.document.wing;

import org.jspecify.annotations.NullMarked;
