/// What is heard of changes.
@NullMarked
package dev.quayside.engine.event;

import org.jspecify.annotations.NullMarked;
