@NullMarked
package dev.quayside.engine.source.kind;

import org.jspecify.annotations.NullMarked;
