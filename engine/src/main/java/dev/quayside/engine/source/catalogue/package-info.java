/// Which kinds of shop there are.
@NullMarked
package dev.quayside.engine.source.catalogue;

import org.jspecify.annotations.NullMarked;
