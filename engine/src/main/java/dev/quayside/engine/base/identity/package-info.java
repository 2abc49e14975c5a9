/// The caller of a request, and the workspace it runs in.
@NullMarked
package dev.quayside.engine.base.identity;

import org.jspecify.annotations.NullMarked;
