/// Lists in pages.
@NullMarked
package dev.quayside.engine.base.page;

import org.jspecify.annotations.NullMarked;
