/// What is heard of changes.
@NullMarked
package dev.quayside.engine.platform.event;

import org.jspecify.annotations.NullMarked;
