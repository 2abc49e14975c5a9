/// What the features of one engine share, as one record.
@NullMarked
package dev.quayside.engine.platform.foundation;

import org.jspecify.annotations.NullMarked;
