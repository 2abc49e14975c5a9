/// What lists that people keep have in common.
@NullMarked
package dev.quayside.engine.platform.record;

import org.jspecify.annotations.NullMarked;
