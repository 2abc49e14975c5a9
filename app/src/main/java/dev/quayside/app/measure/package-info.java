/// Numbers as people type them, in their units, and as the engine keeps them.
@NullMarked
package dev.quayside.app.measure;

import org.jspecify.annotations.NullMarked;
