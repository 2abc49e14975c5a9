/// How long a workspace keeps what it knows of its customers.
@NullMarked
package dev.quayside.engine.retention;

import org.jspecify.annotations.NullMarked;
