/// Pictures that callers send: of products, and of what was packed.
@NullMarked
package dev.quayside.engine.parcel.picture;

import org.jspecify.annotations.NullMarked;
