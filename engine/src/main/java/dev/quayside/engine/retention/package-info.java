/// How long a workspace keeps its customers' data.
@NullMarked
package dev.quayside.engine.retention;

import org.jspecify.annotations.NullMarked;
