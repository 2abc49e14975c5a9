/// Numbers as users type them, in their units, and as the engine stores them.
@NullMarked
package dev.quayside.app.measure;

import org.jspecify.annotations.NullMarked;
