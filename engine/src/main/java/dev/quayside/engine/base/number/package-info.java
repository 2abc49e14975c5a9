/// Numbers as people and files write them.
@NullMarked
package dev.quayside.engine.base.number;

import org.jspecify.annotations.NullMarked;
