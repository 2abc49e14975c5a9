/// Texts and lists that may be missing.
@NullMarked
package dev.quayside.engine.base.text;

import org.jspecify.annotations.NullMarked;
