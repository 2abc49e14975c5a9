/// What the features of one engine share, as one record, and the front of the wing it comes from.
@NullMarked
package dev.quayside.engine.platform.foundation;

import org.jspecify.annotations.NullMarked;
