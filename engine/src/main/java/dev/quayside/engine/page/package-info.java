/// Lists in pages.
@NullMarked
package dev.quayside.engine.page;

import org.jspecify.annotations.NullMarked;
